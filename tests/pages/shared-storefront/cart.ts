import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { createCustomerWithPassword } from "#tests/factories/test-customer.ts"
import {
  type FailureMode,
  hangsUp,
  returnsServerError,
  works,
} from "#tests/fakes/unreliable-api.ts"
import { type CartBrowser, useCartIn } from "#tests/support/cart-browser.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { type SessionShop, signInBrowser } from "#tests/support/session-shop.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"

/** Tests the cart of a shop with the records of `createSmallShop`. */
export function testCart(getShop: () => SessionShop): void {
  let shop: SessionShop
  let normalMode: FailureMode
  let lamp: number
  let beaker: number
  let soldOut: number

  beforeAll(async () => {
    shop = getShop()
    normalMode = shop.api.failureMode
    lamp = await addSku("lamp", 50)
    beaker = await addSku("beaker", 50)
    soldOut = await addSku("sold-out", 0)
  })
  beforeEach(() => {
    shop.api.failureMode = normalMode
  })

  async function addSku(url: string, stock: number): Promise<number> {
    const { db } = shop.backend.database
    const productId = await createProductRow(db, url, { skus: [{ stock }] })
    const { id } = await db
      .selectFrom("skus")
      .select("id")
      .where("product_id", "=", productId)
      .executeTakeFirstOrThrow()
    return id
  }

  const getOrigin = () => shop.storefronts[0]?.origin ?? ""
  const createGuest = (): CartBrowser => useCartIn(new SessionBrowser(getOrigin()), getOrigin())
  const getCartCount = async () => {
    const rows = await shop.backend.database.db.selectFrom("carts").select("id").execute()
    return rows.length
  }
  /** Creates a customer without a session and returns the email address. */
  const createCustomer = async () => {
    const email = `cart-${Math.random().toString(36).slice(2)}@example.com`
    await createCustomerWithPassword(shop.backend, { email })
    return email
  }
  /** Applies the failure mode to calls whose URL has this ending. */
  const withFailingCall =
    (ending: string, failureMode: FailureMode): FailureMode =>
    (call, response, forward) =>
      call.url?.endsWith(ending)
        ? failureMode(call, response, forward)
        : normalMode(call, response, forward)

  describe("the cart API", () => {
    it("stores a guest's cart key in an HttpOnly cookie and exposes only the count to scripts", async () => {
      const guest = createGuest()
      const response = await guest.requestCart("add", { sku: lamp, qty: 2 })
      expect(response.status).toBe(200)
      expect(response.headers["cache-control"]).toBe("private, no-store")
      const key = guest.browser.cookies.get("cart") ?? ""
      expect(key).toMatch(/^[\w-]{43}$/)
      const cartCookie = response.setCookies.find((cookie) => cookie.startsWith("cart="))
      expect(cartCookie).toMatch(/; HttpOnly/i)
      expect(cartCookie).toMatch(/; SameSite=lax/i)
      expect(guest.getCount()).toBe(2)
      const page = await guest.open()
      for (const text of [response.text, (await guest.requestCart("read", {})).text, page.text]) {
        expect(text).not.toContain(key)
      }
    })

    it("creates no cart for a guest who only reads it", async () => {
      const before = await getCartCount()
      const guest = createGuest()
      expect((await guest.read()).items).toEqual([])
      expect((await guest.open()).status).toBe(200)
      expect(guest.browser.cookies.has("cart")).toBe(false)
      expect(await getCartCount()).toBe(before)
    })

    it("sets the cart-count cookie only if the count differs", async () => {
      const guest = createGuest()
      await guest.add(lamp, 2)
      const unchanged = await guest.requestCart("read", {})
      expect(unchanged.setCookies.filter((cookie) => cookie.startsWith("cart-count="))).toEqual([])
      guest.browser.cookies.set("cart-count", "9")
      await guest.read()
      expect(guest.getCount()).toBe(2)
      guest.browser.cookies.delete("cart-count")
      await guest.read()
      expect(guest.getCount()).toBe(2)
    })

    it("adds, updates and removes lines and returns the resulting cart", async () => {
      const guest = createGuest()
      await guest.add(lamp)
      const added = await guest.add(lamp, 2)
      expect(added).toMatchObject({ ok: true, cart: { itemCount: 3, items: [{ qty: 3 }] } })
      const id = added.cart?.items[0]?.id
      const changed = JSON.parse((await guest.requestCart("update", { id, qty: 5 })).text)
      expect(changed).toMatchObject({ ok: true, cart: { itemCount: 5, subtotal: 5 * 2_495 } })
      const removed = JSON.parse((await guest.requestCart("remove", { id })).text)
      expect(removed).toMatchObject({ ok: true, cart: { itemCount: 0, items: [] } })
      expect(guest.browser.cookies.has("cart-count")).toBe(false)
    })

    it("returns the message, the code and the cart if the API rejects an item", async () => {
      const guest = createGuest()
      await guest.add(lamp)
      const rejected = await guest.add(soldOut)
      expect(rejected).toMatchObject({ ok: false, code: "out_of_stock", cart: { itemCount: 1 } })
      expect(rejected).toHaveProperty("message", expect.stringMatching(/\w/))
    })

    it.each([
      ["add", { sku: 1, qty: 0 }, "Enter a whole number from 1 to 999."],
      ["update", { id: 1, qty: null }, "Enter a whole number from 1 to 999."],
      ["update", { id: "1'--", qty: 1 }, "Please check what you entered."],
      ["remove", {}, "Please check what you entered."],
      [
        "read",
        { place: { suburb: "x", postcode: "46" } },
        "Enter a four-digit postcode, such as 4680.",
      ],
    ] as [string, object, string][])(
      "rejects %s of %j with a 400 and a message",
      async (call, body, message) => {
        const response = await createGuest().requestCart(call, body)
        expect(response.status).toBe(400)
        expect(JSON.parse(response.text)).toMatchObject({ message })
      },
    )

    it("rejects cross-site calls, other content types and GET", async () => {
      const guest = createGuest()
      await guest.add(lamp)
      const body = { sku: lamp, qty: 1 }
      for (const headers of [
        { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
        { "sec-fetch-site": "same-site", origin: getOrigin() },
      ]) {
        expect((await guest.browser.call("/api/bff/cart/add", body, { headers })).status).toBe(403)
      }
      const plain = { headers: { "content-type": "text/plain" } }
      expect((await guest.browser.call("/api/bff/cart/add", body, plain)).status).toBe(415)
      expect((await guest.browser.request("/api/bff/cart/add")).status).toBe(405)
      expect((await guest.read()).itemCount).toBe(1)
    })

    it("serves tabs of the older build at the paths that they know", async () => {
      const guest = createGuest()
      const added = await guest.browser.call("/api/cart/add", { sku: lamp, qty: 1 })
      expect([added.status, JSON.parse(added.text).ok]).toEqual([200, true])
      expect((await guest.browser.call("/api/session/check", {})).status).toBe(200)
      const { status, text } = await guest.browser.request("/api/suggest?query=lamp&locale=en")
      expect([status, Array.isArray(JSON.parse(text).products)]).toEqual([200, true])
      expect((await guest.browser.request("/api/cart/add")).status).toBe(405)
      expect((await guest.browser.request("/api/session/unknown")).status).toBe(404)
    })

    it("responds 502 or 503 with a message during an API outage and loses no item", async () => {
      const guest = createGuest()
      await guest.add(lamp)
      for (const failureMode of [hangsUp, returnsServerError]) {
        shop.api.failureMode = failureMode
        const response = await guest.requestCart("add", { sku: lamp, qty: 1 })
        expect([502, 503]).toContain(response.status)
        expect(JSON.parse(response.text)).toHaveProperty("message", expect.stringMatching(/moment/))
      }
      shop.api.failureMode = normalMode
      expect((await guest.read()).itemCount).toBe(1)
    })

    it("reports success if only the response after the change was lost", async () => {
      const guest = createGuest()
      await guest.add(lamp)
      let lostResponses = 0
      shop.api.failureMode = withFailingCall("/getCart", (call, response, forward) => {
        lostResponses += 1
        return (lostResponses === 1 ? hangsUp : works)(call, response, forward)
      })
      expect(await guest.add(beaker)).toMatchObject({ ok: true, cart: { itemCount: 2 } })
      expect(lostResponses).toBe(2)
    })
  })

  describe("the BFF", () => {
    it("adds the guest's cart key to API calls, ignores a sent key and exposes none", async () => {
      const [guest, other] = [createGuest(), createGuest()]
      await guest.add(lamp)
      await other.add(beaker, 4)
      const session = other.browser.cookies.get("cart")
      const response = await guest.browser.call("/api/v1/sell/cart/getCart", { session })
      expect(JSON.parse(response.text)).toMatchObject({ item_count: 1, sessionKey: null })
      const added = await guest.browser.call("/api/v1/sell/cart/cartAdd", { sku: lamp, session })
      expect(JSON.parse(added.text)).toMatchObject({
        success: true,
        sessionKey: null,
        item_count: 2,
      })
      expect(guest.getCount()).toBe(2)
      expect((await other.read()).itemCount).toBe(4)
    })

    it("merges only the browser's own cart, whatever key is sent", async () => {
      const [guest, other] = [createGuest(), createGuest()]
      await other.add(beaker, 4)
      await signInBrowser(guest.browser, await createCustomer())
      const session = other.browser.cookies.get("cart")
      const response = await guest.browser.call("/api/v1/sell/cart/mergeCart", { session })
      expect(JSON.parse(response.text)).toMatchObject({
        success: true,
        sessionKey: null,
        item_count: 0,
      })
      expect((await other.read()).itemCount).toBe(4)
    })

    it("rejects calls about orders from everyone but administrators", async () => {
      const guest = createGuest()
      expect((await guest.browser.call("/api/v1/sell/order/list", {})).status).toBe(401)
      await signInBrowser(guest.browser, await createCustomer())
      expect((await guest.browser.call("/api/v1/sell/order/list", {})).status).toBe(403)
    })
  })

  describe("a login", () => {
    it("merges the guest's cart into the customer's exactly once", async () => {
      const email = await createCustomer()
      const guest = createGuest()
      await guest.add(lamp, 2)
      const old = guest.browser.cookies.get("cart") ?? ""
      await signInBrowser(guest.browser, email)
      expect(guest.browser.cookies.has("cart")).toBe(false)
      expect(guest.getCount()).toBe(2)
      // The same browser with its earlier cookies, as another tab may still send them.
      const sameBrowser = createGuest()
      sameBrowser.browser.cookies.set("cart", old)
      await signInBrowser(sameBrowser.browser, email)
      expect((await sameBrowser.read()).itemCount).toBe(2)
      expect(sameBrowser.getCount()).toBe(2)
    })

    it("restores the count of the customer's stored cart, and a logout deletes it", async () => {
      const email = await createCustomer()
      const first = createGuest()
      await signInBrowser(first.browser, email)
      expect(first.getCount()).toBe(0)
      await first.add(beaker, 3)
      expect(first.browser.cookies.has("cart")).toBe(false)
      await first.browser.call("/api/bff/session/logout", {})
      expect(first.browser.cookies.has("cart-count")).toBe(false)
      expect((await first.read()).itemCount).toBe(0)
      const second = createGuest()
      await signInBrowser(second.browser, email)
      expect(second.getCount()).toBe(3)
    })

    it.each([
      ["hangs up", hangsUp],
      ["fails", returnsServerError],
    ])(
      "succeeds though the merge %s, and the next cart request repeats the merge",
      async (_, failureMode) => {
        const email = await createCustomer()
        const guest = createGuest()
        await guest.add(lamp, 2)
        shop.api.failureMode = withFailingCall("/mergeCart", failureMode)
        await signInBrowser(guest.browser, email)
        expect(guest.browser.hasSignedInCookie).toBe(true)
        expect(guest.browser.cookies.has("cart")).toBe(true)
        shop.api.failureMode = normalMode
        const page = await guest.open()
        expect(page.page.querySelector("main li input[name=quantity]")?.getAttribute("value")).toBe(
          "2",
        )
        expect((await guest.read()).itemCount).toBe(2)
        expect(guest.browser.cookies.has("cart")).toBe(false)
        expect(guest.getCount()).toBe(2)
      },
    )

    it("that has expired leaves a guest who can use the cart", async () => {
      const { browser, userId } = await shop.signIn()
      const member = useCartIn(browser, getOrigin())
      await member.add(lamp)
      const { db } = shop.backend.database
      await db.deleteFrom("sessions").where("user_id", "=", userId).execute()
      expect((await member.open()).status).toBe(200)
      expect(await member.add(beaker)).toMatchObject({ ok: true, cart: { itemCount: 1 } })
      expect(browser.hasSignedInCookie).toBe(false)
      expect(browser.cookies.has("cart")).toBe(true)
    })
  })

  describe("the cart page without JavaScript", () => {
    it("renders the whole cart with no-store and noindex", async () => {
      const guest = createGuest()
      await guest.add(lamp, 2)
      const { page, headers } = await guest.open()
      expect(headers["cache-control"]).toBe("private, no-store")
      expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(/noindex/)
      expect(page.querySelector("h1")?.textContent).toBe("Shopping Cart")
      expect(page.querySelector('main a[href="/product/lamp"]')?.textContent).toBe("lamp")
      expect(page.querySelector("main")?.textContent).toContain("$49.90")
      expect(page.querySelector('main a[href="/checkout"]')?.textContent).toBe("Checkout")
    })

    it("updates and removes lines by its forms", async () => {
      const guest = createGuest()
      const added = await guest.add(lamp, 2)
      const id = added.cart?.items[0]?.id ?? 0
      const changed = await guest.send({ intent: "update", id }, { quantity: " 4 " })
      expect([changed.status, changed.headers.location]).toEqual([303, "/cart"])
      expect((await guest.read()).itemCount).toBe(4)
      await guest.send({ intent: "remove", id })
      expect((await guest.read()).itemCount).toBe(0)
    })

    it("displays an error at the field of an invalid quantity and preserves the value", async () => {
      const guest = createGuest()
      const added = await guest.add(lamp, 2)
      await guest.add(beaker)
      const id = added.cart?.items[0]?.id ?? 0
      for (const quantity of ["two", "", "0", "1.5", "1000", "<b>"]) {
        const { status, page } = await guest.send({ intent: "update", id }, { quantity })
        expect(status).toBe(200)
        const field = page.querySelector("main input[name=quantity][aria-invalid=true]")
        expect(field?.getAttribute("value")).toBe(quantity)
        const fieldError = page.getElementById(field?.getAttribute("aria-describedby") ?? "")
        expect(fieldError?.textContent).toBe("Enter a whole number from 1 to 999.")
      }
      expect((await guest.read()).itemCount).toBe(3)
    })

    it("displays an alert at a line that exceeds the stock and reduces it to the stock", async () => {
      const guest = createGuest()
      const added = await guest.add(lamp, 2)
      const id = added.cart?.items[0]?.id ?? 0
      const { page } = await guest.send({ intent: "update", id }, { quantity: "51" })
      expect(page.querySelector("main li [role=alert]")?.textContent).toMatch(/50/)
      expect((await guest.read()).itemCount).toBe(50)
    })

    it("preserves an unknown promotion code in its field, with an error", async () => {
      const guest = createGuest()
      await guest.add(lamp)
      const { page } = await guest.send({ intent: "code" }, { promotion: "NOPE" })
      const field = page.querySelector("main input[name=promotion]")
      expect(field?.getAttribute("value")).toBe("NOPE")
      const fieldError = page.getElementById(field?.getAttribute("aria-describedby") ?? "")
      expect(fieldError?.textContent).toMatch(/code/)
    })

    it("preserves an invalid postcode and suburb in their fields, with an error", async () => {
      const guest = createGuest()
      await guest.add(lamp)
      const destination = { suburb: "Gladstone", postcode: "46x" }
      const { page } = await guest.send({ intent: "estimate" }, destination)
      const read = (name: string) => page.querySelector(`main input[name=${name}]`)
      expect(read("suburb")?.getAttribute("value")).toBe("Gladstone")
      expect(read("postcode")?.getAttribute("value")).toBe("46x")
      expect(read("postcode")?.getAttribute("aria-invalid")).toBe("true")
    })

    it.each([
      ["estimate", { suburb: "Gladstone", postcode: "4680" }],
      ["code", { promotion: "SAVE 10%" }],
      ["update", { quantity: "7" }],
    ])(
      "displays the submitted values of %s during an API outage, to be submitted again",
      async (intent, values) => {
        const guest = createGuest()
        await guest.add(lamp)
        const send = await guest.fillIn({ intent }, values)
        shop.api.failureMode = (call, response, forward) =>
          (call.url?.includes("/sell/cart/") ? hangsUp : normalMode)(call, response, forward)
        const { status, page } = await send()
        expect(status).toBe(503)
        const typed = [...page.querySelectorAll("textarea")].map(({ name, value }) => [name, value])
        expect(Object.fromEntries(typed)).toEqual(values)
        expect((await guest.open()).status).toBe(503)
      },
    )

    it("rejects a cross-site form post", async () => {
      const guest = createGuest()
      await guest.add(lamp)
      const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
      const response = await guest.browser.request("/cart", {
        method: "POST",
        headers,
        body: "a=1",
      })
      expect(response.status).toBe(403)
      expect((await guest.read()).itemCount).toBe(1)
    })

    it("displays a known notice from the URL and ignores any other", async () => {
      const guest = createGuest()
      const getAlert = async (notice: string) => {
        const { page } = await guest.open(`/cart?notice=${notice}`)
        return page.querySelector("main [role=alert]")?.textContent ?? null
      }
      expect(await getAlert("outOfStock")).toMatch(/isn’t enough in stock/)
      expect(await getAlert("%3Cb%3Ehello")).toBeNull()
    })
  })
}
