import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { useCartIn } from "#tests/support/cart-browser.ts"
import { eventually } from "#tests/support/eventually.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { openSessionShop, type SessionShop } from "#tests/support/session-shop.ts"
import { addProduct, setSelling } from "#tests/support/shop-rows.ts"
import { fillSmallShop } from "#tests/support/small-shop.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"

let shop: SessionShop
let lamp: number

beforeAll(async () => {
  shop = await openSessionShop(1)
  const { db } = shop.backend.database
  await fillSmallShop(db)
  const productId = await addProduct(db, "lamp", { skus: [{ stock: 50, price_cents: 4_180 }] })
  const sku = db.selectFrom("skus").select("id").where("product_id", "=", productId)
  lamp = (await sku.executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())

const getOrigin = () => shop.storefronts[0]?.origin ?? ""
const readProduct = async () => readPage(await visit("/product/lamp", { origin: getOrigin() }))
const ways = "main form, main [name=qty], main button[type=submit], header a[href='/cart']"
const countWays = (page: Document) => page.querySelectorAll(ways).length

/** Switches selling on or off, and sends the change event as the back end does. */
async function switchSelling(isOn: boolean): Promise<void> {
  await setSelling(shop.backend.database.db, isOn)
  const body = JSON.stringify({ id: randomUUID(), changes: [{ kind: "site", slug: "all" }] })
  const { REVALIDATE_SECRET: secret } = shop.backend.env
  const headers = {
    "content-type": "application/json",
    [signatureHeader]: signChangeEvent(body, secret, Math.floor(Date.now() / 1_000)),
  }
  const wish = { method: "POST", body, headers, origin: getOrigin() }
  expect(await visit("/api/revalidate", wish)).toMatchObject({ status: 200 })
}

it("hides purchase controls while selling is off, and restores them and the cart afterwards", async () => {
  const { browser } = await shop.signIn()
  const cart = useCartIn(browser, getOrigin())
  expect(countWays(await readProduct())).toBeGreaterThan(3)
  expect(await cart.add(lamp, 2)).toMatchObject({ ok: true })

  await switchSelling(false)
  const closed = await eventually(20_000, async () => {
    const page = await readProduct()
    expect(countWays(page)).toBe(0)
    return page
  })
  expect(readText(closed, "main")).toContain("$41.80")
  expect(readText(closed, "main")).toContain("In stock")
  const guest = new SessionBrowser(getOrigin())
  for (const [who, path, heading] of [
    [guest, "/cart", "Shopping Cart"],
    [browser, "/cart", "Shopping Cart"],
    [browser, "/checkout", "Checkout"],
  ] as const) {
    const answer = await who.ask(path)
    const page = readPage({ html: answer.text })
    expect([answer.status, readText(page, "h1")]).toEqual([200, heading])
    expect(readText(page, "main")).toContain("The shop is closed at the moment.")
    expect(page.querySelector("main a[href='/shop']")).not.toBeNull()
    expect(page.querySelectorAll("main form, header a[href='/cart']")).toHaveLength(0)
  }
  expect(await cart.add(lamp)).toMatchObject({
    ...{ ok: false, code: "unavailable" },
    message: "The shop is closed at the moment. Please come back later.",
  })

  await switchSelling(true)
  await eventually(20_000, async () => expect(countWays(await readProduct())).toBeGreaterThan(3))
  expect((await cart.read()).itemCount).toBe(2)
  expect((await cart.open()).page.querySelector("main form")).not.toBeNull()
})
