import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { useCartIn } from "#tests/support/cart-browser.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { openSessionShop, type SessionShop } from "#tests/support/session-shop.ts"
import { createProductRow, updateSellingSetting } from "#tests/support/shop-rows.ts"
import { createSmallShop } from "#tests/support/small-shop.ts"

let shop: SessionShop
let lamp: number

beforeAll(async () => {
  shop = await openSessionShop(1)
  const { db } = shop.backend.database
  await createSmallShop(db)
  const productId = await createProductRow(db, "lamp", {
    skus: [{ stock: 50, price_cents: 4_180 }],
  })
  const sku = db.selectFrom("skus").select("id").where("product_id", "=", productId)
  lamp = (await sku.executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())

const getOrigin = () => shop.storefronts[0]?.origin ?? ""
const fetchProductPage = async () =>
  parseDocument(await requestPage("/product/lamp", { origin: getOrigin() }))
const purchaseControls =
  "main form, main [name=qty], main button[type=submit], header a[href='/cart']"
const countControls = (page: Document) => page.querySelectorAll(purchaseControls).length

/** Switches selling on or off, and sends the change event as the back end does. */
async function setSellingEnabled(isOn: boolean): Promise<void> {
  await updateSellingSetting(shop.backend.database.db, isOn)
  const body = JSON.stringify({ id: randomUUID(), changes: [{ kind: "site", slug: "all" }] })
  const { REVALIDATE_SECRET: secret } = shop.backend.env
  const headers = {
    "content-type": "application/json",
    [signatureHeader]: signChangeEvent(body, secret, Math.floor(Date.now() / 1_000)),
  }
  const options = { method: "POST", body, headers, origin: getOrigin() }
  expect(await requestPage("/api/revalidate", options)).toMatchObject({ status: 200 })
}

it("hides purchase controls while selling is off, and restores them and the cart afterwards", async () => {
  const { browser } = await shop.signIn()
  const cart = useCartIn(browser, getOrigin())
  expect(countControls(await fetchProductPage())).toBeGreaterThan(3)
  expect(await cart.add(lamp, 2)).toMatchObject({ ok: true })

  await setSellingEnabled(false)
  const closed = await eventually(20_000, async () => {
    const page = await fetchProductPage()
    expect(countControls(page)).toBe(0)
    return page
  })
  expect(getElementText(closed, "main")).toContain("$41.80")
  expect(getElementText(closed, "main")).toContain("In stock")
  const guest = new SessionBrowser(getOrigin())
  for (const [client, path, heading] of [
    [guest, "/cart", "Shopping Cart"],
    [browser, "/cart", "Shopping Cart"],
    [browser, "/checkout", "Checkout"],
  ] as const) {
    const response = await client.request(path)
    const page = parseDocument({ html: response.text })
    expect([response.status, getElementText(page, "h1")]).toEqual([200, heading])
    expect(getElementText(page, "main")).toContain("The shop is closed at the moment.")
    expect(page.querySelector("main a[href='/shop']")).not.toBeNull()
    expect(page.querySelectorAll("main form, header a[href='/cart']")).toHaveLength(0)
  }
  expect(await cart.add(lamp)).toMatchObject({
    ok: false,
    code: "unavailable",
    message: "The shop is closed at the moment. Please come back later.",
  })

  await setSellingEnabled(true)
  await eventually(20_000, async () =>
    expect(countControls(await fetchProductPage())).toBeGreaterThan(3),
  )
  expect((await cart.read()).itemCount).toBe(2)
  expect((await cart.open()).page.querySelector("main form")).not.toBeNull()
})
