import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { checkoutControls as names } from "#lib/checkout/field-names.ts"
import { getMessageCatalogue } from "#tests/assertions/message-catalogue.ts"
import { type FailureMode, hangsUp, returnsServerError } from "#tests/fakes/unreliable-api.ts"
import { useCartIn } from "#tests/support/cart-browser.ts"
import { type ShownPage, useCheckoutIn } from "#tests/support/checkout-browser.ts"
import { getElementText, listTexts } from "#tests/support/request-page.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import type { SessionShop } from "#tests/support/session-shop.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"

type ShippingTypes = { standard: number; express: number }

/** Tests the checkout of a shop with these shipping types of `createSmallShop`. */
export function testCheckout(
  getShop: () => SessionShop,
  getShippingTypes: () => ShippingTypes,
): void {
  const home = {
    firstName: "Ann",
    lastName: "Duck",
    streetAddress: "1 Pier Road",
    city: "Perth",
    state: "WA",
    postcode: "6000",
    [names.address]: "new",
  }

  let shop: SessionShop
  let normalMode: FailureMode
  let lamp: number
  let post: ShippingTypes

  beforeAll(async () => {
    shop = getShop()
    normalMode = shop.api.failureMode
    const { db } = shop.backend.database
    post = getShippingTypes()
    const surcharge = { surcharge_basis_points: 150 }
    await shop.backend.create("sell/payment_type", { code: "amex", name: "Amex", ...surcharge })
    const productId = await createProductRow(db, "desk-lamp", { skus: [{ stock: 500 }] })
    const skus = db.selectFrom("skus").select("id").where("product_id", "=", productId)
    lamp = (await skus.executeTakeFirstOrThrow()).id
    await setPrice(4_180)
  })
  beforeEach(() => {
    shop.api.failureMode = normalMode
  })

  const setPrice = (cents: number) =>
    shop.backend.database.db
      .updateTable("skus")
      .set({ price_cents: cents, special_price_cents: null })
      .where("id", "=", lamp)
      .execute()
  const getOrigin = () => shop.storefronts[0]?.origin ?? ""
  const listOrders = (userId: number) =>
    shop.backend.database.db
      .selectFrom("orders")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute()
  /** Submits a decision on the sandbox payment page. Returns the path that it redirects to. */
  const submitDecision = async (payment: string, decision: string) => {
    const response = await shop.backend.app.inject({
      method: "POST",
      url: payment,
      payload: `decision=${decision}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })
    const { location } = response.headers
    if (!location)
      throw new Error(`the payment did not redirect: ${response.statusCode} ${response.body}`)
    const { pathname, search } = new URL(String(location), getOrigin())
    return `${pathname}${search}`
  }
  /** Creates a signed-in customer with a lamp in the cart. */
  const createBuyer = async (qty = 1) => {
    const { browser, userId, email } = await shop.signIn()
    const cart = useCartIn(browser, getOrigin())
    await cart.add(lamp, qty)
    return { browser, userId, email, cart, ...useCheckoutIn(browser, getOrigin()) }
  }
  /** Applies the failure mode to calls whose path has this ending. */
  const withFailingCall =
    (ending: string, failureMode: FailureMode): FailureMode =>
    (call, response, forward) =>
      call.url?.split("?")[0]?.endsWith(ending)
        ? failureMode(call, response, forward)
        : normalMode(call, response, forward)
  const getAlert = ({ page }: ShownPage) => getElementText(page, "main [role=alert]")
  const getValue = ({ page }: ShownPage, name: string) =>
    page.querySelector<HTMLInputElement>(`form#checkout [name="${name}"]`)?.value
  const getTotal = (shown: ShownPage) => getValue(shown, names.expectedTotal)
  const getHeading = ({ page }: ShownPage) => getElementText(page, "main h1")

  describe("the checkout", () => {
    it("redirects a guest to the login, and sends no-store and noindex", async () => {
      const guest = useCheckoutIn(new SessionBrowser(getOrigin()), getOrigin())
      const { status, headers } = await guest.open()
      expect([status, headers.location]).toEqual([307, "/login"])
      const buyer = await createBuyer()
      const shown = await buyer.open()
      expect(shown.headers["cache-control"]).toBe("private, no-store")
      expect(shown.headers["x-robots-tag"]).toBe("noindex")
      expect(getHeading(shown)).toBe("Checkout")
    })

    it("has no menus, no search and no other forms around it", async () => {
      const { page } = await (await createBuyer()).open()
      expect(page.querySelectorAll("header nav, header form, footer form")).toHaveLength(0)
      expect(listTexts(page, "header a").join(" ")).toMatch(/Need help\?/)
      const cart = await createBuyer()
      const { page: cartPage } = await cart.open("/cart")
      expect(cartPage.querySelectorAll("header nav, header form")).not.toHaveLength(0)
      expect(listTexts(cartPage, "header a").join(" ")).not.toMatch(/Need help\?/)
    })

    it("displays a message if the cart is empty", async () => {
      const { browser } = await shop.signIn()
      const { page } = await useCheckoutIn(browser, getOrigin()).open()
      expect(getElementText(page, "main h2")).toBe("Your cart is empty.")
    })

    it("calculates the total for the chosen options and preserves the form input", async () => {
      const buyer = await createBuyer()
      const shown = await buyer.open()
      expect(getTotal(shown)).toBe("41.80")
      const typed = { ...home, [names.note]: "<b>Leave it</b> & ring", [names.marketing]: "1" }
      const priced = await buyer.send(shown, "price", { ...typed, [names.payment]: "amex" })
      expect(getTotal(priced)).toBe("53.19")
      expect(listTexts(priced.page, "main label")).toEqual(
        expect.arrayContaining([expect.stringContaining("Standard Post $10.60")]),
      )
      expect(getValue(priced, names.note)).toBe(typed[names.note])
      expect(getValue(priced, "streetAddress")).toBe("1 Pier Road")
      const checkbox = priced.page.querySelector<HTMLInputElement>(`[name="${names.marketing}"]`)
      expect(checkbox?.checked).toBe(true)
      const express = { ...typed, [names.delivery]: String(post.express) }
      expect(getTotal(await buyer.send(priced, "price", express))).toBe("56.74")
    })
  })

  describe("an order without JavaScript", () => {
    it("redirects to the payment and back to a page with the payment result", async () => {
      const buyer = await createBuyer()
      const priced = await buyer.send(await buyer.open(), "price", home)
      const placed = await buyer.send(priced, "pay", home)
      expect(placed.status).toBe(303)
      const payment = placed.headers.location ?? ""
      const declined = await buyer.open(await submitDecision(payment, "decline"))
      expect(getHeading(declined)).toBe("Payment Failed")
      expect(getElementText(declined.page, "main")).toContain("Nothing was charged.")
      expect((await buyer.cart.read()).itemCount).toBe(1)
      const returnPath = await submitDecision(await buyer.order(), "pay")
      const paid = await buyer.open(returnPath)
      expect(getHeading(paid)).toBe("Payment Successful")
      const order = (await listOrders(buyer.userId)).find(({ status }) => status === "paid")
      expect(getElementText(paid.page, "main")).toContain(`Order number: ${order?.id}`)
      expect(order).toMatchObject({ total_cents: 5_240 })
      expect((await buyer.cart.read()).itemCount).toBe(0)
      const guest = useCheckoutIn(new SessionBrowser(getOrigin()), getOrigin())
      const guestPage = await guest.open(returnPath)
      expect(getHeading(guestPage)).toBe("Payment Successful")
      expect(guestPage.text).not.toContain(buyer.email)
    })

    it("returns from the payment in the language of the checkout", async () => {
      const buyer = await createBuyer()
      const shown = await buyer.open("/ar/checkout")
      const { dir } = shown.page.documentElement
      expect([dir, getValue(shown, names.locale)]).toEqual(["rtl", "ar"])
      const priced = await buyer.send(await buyer.open(), "price", home)
      const placed = await buyer.send(priced, "pay", { ...home, [names.locale]: "ar" })
      const returnPath = await submitDecision(placed.headers.location ?? "", "pay")
      expect(returnPath).toMatch(/^\/ar\/payment-return\?payum_token=/)
      const paid = await buyer.open(returnPath)
      expect(getHeading(paid)).toBe(getMessageCatalogue("ar").payment.paid.heading)
    })

    it("can be paid from its own page after a declined payment", async () => {
      const buyer = await createBuyer()
      const priced = await buyer.send(await buyer.open(), "price", home)
      const placed = await buyer.send(priced, "pay", home)
      await buyer.open(await submitDecision(placed.headers.location ?? "", "decline"))
      const [order] = await listOrders(buyer.userId)
      const id = order?.id ?? 0
      for (const path of ["/my-account", "/my-account/orders", `/invoice/${id}`]) {
        const text = getElementText((await buyer.open(path)).page, "main")
        expect(text).toContain("Your card was declined.")
        expect(text).toContain("Pay now")
      }
      const payment = await buyer.payAgain(id)
      expect(payment).toMatch(/^\/pay\/sandbox\//)
      expect(getHeading(await buyer.open(await submitDecision(payment, "pay")))).toBe(
        "Payment Successful",
      )
      expect(await listOrders(buyer.userId)).toMatchObject([{ id, status: "paid" }])
      expect(getElementText((await buyer.open(`/invoice/${id}`)).page, "main")).not.toContain(
        "Pay now",
      )
    })

    it("is created once from concurrent identical submissions", async () => {
      const buyer = await createBuyer()
      const shown = await buyer.send(await buyer.open(), "price", home)
      const sent = await Promise.all(
        Array.from({ length: 5 }, () => buyer.send(shown, "pay", home)),
      )
      const locations = new Set(sent.map(({ headers }) => headers.location))
      expect(locations.size).toBe(1)
      expect([...locations][0]).toMatch(/^\/pay\/sandbox\//)
      expect(await listOrders(buyer.userId)).toHaveLength(1)
    })

    it("is rejected after a price change, and the new total is displayed", async () => {
      const buyer = await createBuyer()
      const shown = await buyer.send(await buyer.open(), "price", home)
      await setPrice(5_180)
      const rejected = await buyer.send(shown, "pay", { ...home, [names.note]: "Ring twice" })
      await setPrice(4_180)
      expect(getAlert(rejected)).toContain("62.40")
      expect(getTotal(rejected)).toBe("62.40")
      expect(getValue(rejected, names.note)).toBe("Ring twice")
      expect(await listOrders(buyer.userId)).toEqual([])
    })

    it("takes the preselected shipping method only after its price was displayed", async () => {
      const buyer = await createBuyer()
      const rejected = await buyer.send(await buyer.open(), "pay", home)
      expect(getAlert(rejected)).toMatch(/^The total has changed to \$52\.40/)
      expect(getTotal(rejected)).toBe("52.40")
      expect(await listOrders(buyer.userId)).toEqual([])
      expect((await buyer.send(rejected, "pay")).status).toBe(303)
    })

    it("is rejected with another submitted total than the displayed one", async () => {
      const buyer = await createBuyer()
      const shown = await buyer.send(await buyer.open(), "price", home)
      for (const total of ["0.01", "-5.00", "5240", "1e1", ""]) {
        const rejected = await buyer.send(shown, "pay", { ...home, [names.expectedTotal]: total })
        expect([total, getAlert(rejected)]).toEqual([
          total,
          expect.stringMatching(/^The total has changed/),
        ])
        expect([total, getTotal(rejected)]).toEqual([total, "52.40"])
      }
      expect(await listOrders(buyer.userId)).toEqual([])
    })

    it("displays an address error at its field and preserves the other input", async () => {
      const buyer = await createBuyer()
      const wrong = { ...home, postcode: "4680" }
      const rejected = await buyer.send(await buyer.open(), "pay", wrong)
      expect(getAlert(rejected)).toContain("This postcode isn’t in the state you chose.")
      const postcode = rejected.page.querySelector("form#checkout [name=postcode]")
      expect(postcode?.getAttribute("aria-invalid")).toBe("true")
      expect(getValue(rejected, "streetAddress")).toBe("1 Pier Road")
    })

    it("rejects another customer's address like a missing one", async () => {
      const [buyer, other] = [await createBuyer(), await createBuyer()]
      const priced = await other.send(await other.open(), "price", home)
      await other.send(priced, "pay", home)
      const [{ id } = { id: 0 }] = await shop.backend.database.db
        .selectFrom("addresses")
        .select("id")
        .where("user_id", "=", other.userId)
        .execute()
      const shown = await buyer.send(await buyer.open(), "price", home)
      const rejected = await buyer.send(shown, "pay", { [names.address]: String(id) })
      expect(getAlert(rejected)).toContain("Choose one of your saved addresses")
      expect(await listOrders(buyer.userId)).toEqual([])
    })

    it("displays an error at the field of an unknown promotion code", async () => {
      const buyer = await createBuyer()
      const shown = await buyer.send(await buyer.open(), "price", home)
      const rejected = await buyer.send(shown, "pay", { ...home, [names.code]: "NONSENSE" })
      const code = rejected.page.querySelector(`form#checkout [name=${names.code}]`)
      expect(code?.getAttribute("aria-invalid")).toBe("true")
      expect(await listOrders(buyer.userId)).toEqual([])
    })

    it("returns the submitted form input if the API fails, to be submitted again", async () => {
      const buyer = await createBuyer()
      const shown = await buyer.send(await buyer.open(), "price", home)
      shop.api.failureMode = withFailingCall("/submitOrder", hangsUp)
      const typed = { ...home, [names.note]: "Ring twice" }
      const rejected = await buyer.send(shown, "pay", typed)
      expect(getAlert(rejected)).toContain("something went wrong")
      expect(getValue(rejected, names.note)).toBe("Ring twice")
      shop.api.failureMode = returnsServerError
      const unavailable = await buyer.send(shown, "pay", typed)
      expect(unavailable.status).toBe(503)
      expect(unavailable.text).toContain("Ring twice")
    })

    it("is not duplicated by a second submission after a lost response", async () => {
      const buyer = await createBuyer()
      const shown = await buyer.send(await buyer.open(), "price", home)
      shop.api.failureMode = withFailingCall("/submitOrder", async (call, _response, forward) => {
        await forward()
        call.socket.destroy()
      })
      const lostResponse = await buyer.send(shown, "pay", home)
      expect(getAlert(lostResponse)).toContain("something went wrong")
      shop.api.failureMode = normalMode
      const again = await buyer.send(lostResponse, "pay", home)
      expect(again.headers.location).toMatch(/^\/pay\/sandbox\//)
      expect(await listOrders(buyer.userId)).toHaveLength(1)
    })

    it("is rejected as a cross-site form post", async () => {
      const buyer = await createBuyer()
      const { status } = await buyer.browser.request("/checkout", {
        method: "POST",
        headers: {
          origin: "https://evil.example",
          "sec-fetch-site": "cross-site",
          "content-type": "application/x-www-form-urlencoded",
        },
        body: "intent=pay",
      })
      expect(status).toBe(403)
      expect(await listOrders(buyer.userId)).toEqual([])
    })
  })

  describe("the payment return page", () => {
    it("sends no-referrer, no-store and noindex", async () => {
      const buyer = await createBuyer()
      await buyer.send(await buyer.open(), "price", home)
      const shown = await buyer.open(await submitDecision(await buyer.order(home), "pay"))
      expect(shown.headers).toMatchObject({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
      })
    })

    it("refreshes every 10 seconds until the payment is confirmed", async () => {
      const buyer = await createBuyer()
      await buyer.send(await buyer.open(), "price", home)
      const returnPath = await submitDecision(await buyer.order(home), "pending")
      const checking = await buyer.open(returnPath)
      expect(getHeading(checking)).toBe("We’re checking your payment")
      const refresh = checking.page.querySelector("meta[http-equiv=refresh]")
      expect(refresh?.getAttribute("content")).toBe("10")
      const fetchPaymentStatus = () =>
        buyer.browser.call(`/api/bff/payment?${returnPath.split("?")[1]?.replace("payum_", "")}`)
      expect(JSON.parse((await fetchPaymentStatus()).text)).toEqual({
        paid: false,
        outcome: "checking",
      })
      shop.waitAtBackend(30)
      const paid = await buyer.open(returnPath)
      expect(getHeading(paid)).toBe("Payment Successful")
      expect(paid.page.querySelector("meta[http-equiv=refresh]")).toBeNull()
      expect(JSON.parse((await fetchPaymentStatus()).text)).toEqual({ paid: true, outcome: "paid" })
    })

    it.each([
      "",
      "?payum_token=",
      "?payum_token=unknown",
      "?payum_token=a&payum_token=b",
      `?payum_token=${"x".repeat(300)}`,
      "?payum_token=%00%27%3Cscript%3E",
      "?token=abc",
    ])("displays an unknown payment for the query %j", async (query) => {
      const guest = useCheckoutIn(new SessionBrowser(getOrigin()), getOrigin())
      const shown = await guest.open(`/payment-return${query}`)
      expect(shown.status).toBe(200)
      expect(shown.headers).toMatchObject({ "cache-control": "private, no-store" })
      expect(getHeading(shown)).toBe("We can’t find this payment")
    })

    it("displays a warning not to pay again while the API fails", async () => {
      const buyer = await createBuyer()
      await buyer.send(await buyer.open(), "price", home)
      const returnPath = await submitDecision(await buyer.order(home), "pay")
      shop.api.failureMode = returnsServerError
      const unavailable = await buyer.open(returnPath)
      expect(getHeading(unavailable)).toBe("We can’t check your payment right now")
      expect(getElementText(unavailable.page, "main")).toContain("Please don’t pay again")
      expect(unavailable.page.querySelector("meta[http-equiv=refresh]")).not.toBeNull()
      shop.api.failureMode = normalMode
      expect(getHeading(await buyer.open(returnPath))).toBe("Payment Successful")
    })
  })
}
