import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { checkoutControls as names } from "#lib/checkout/checkout-controls.ts"
import { useCartIn } from "#tests/support/cart-browser.ts"
import { type ShownPage, useCheckoutIn } from "#tests/support/checkout-browser.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { openSessionShop, type SessionShop } from "#tests/support/session-shop.ts"
import { addProduct } from "#tests/support/shop-rows.ts"
import { fillSmallShop } from "#tests/support/small-shop.ts"
import { answersFault, hangsUp, type Mood } from "#tests/support/unreliable-api.ts"
import { listTexts, readText } from "#tests/support/visit.ts"

const home = {
  ...{ firstName: "Ann", lastName: "Duck", streetAddress: "1 Pier Road", city: "Perth" },
  ...{ state: "WA", postcode: "6000", [names.address]: "new" },
}

let shop: SessionShop
let calm: Mood
let lamp: number
let post: { standard: number; express: number }

beforeAll(async () => {
  shop = await openSessionShop(1)
  calm = shop.api.mood
  const { db } = shop.backend.database
  post = await fillSmallShop(db)
  const surcharge = { surcharge_basis_points: 150 }
  await shop.backend.create("sell/payment_type", { code: "amex", name: "Amex", ...surcharge })
  const productId = await addProduct(db, "lamp", { skus: [{ stock: 500 }] })
  const skus = db.selectFrom("skus").select("id").where("product_id", "=", productId)
  lamp = (await skus.executeTakeFirstOrThrow()).id
  await setPrice(4_180)
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.api.mood = calm
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
const decide = async (payment: string, decision: string) => {
  const answer = await shop.backend.app.inject({
    ...{ method: "POST", url: payment, payload: `decision=${decision}` },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  })
  const { location } = answer.headers
  if (!location) throw new Error(`the payment led nowhere: ${answer.statusCode} ${answer.body}`)
  const { pathname, search } = new URL(String(location), getOrigin())
  return `${pathname}${search}`
}
/** Creates a signed-in customer with a lamp in the cart. */
const comeToBuy = async (qty = 1) => {
  const { browser, userId, email } = await shop.signIn()
  const cart = useCartIn(browser, getOrigin())
  await cart.add(lamp, qty)
  return { browser, userId, email, cart, ...useCheckoutIn(browser, getOrigin()) }
}
/** Applies the failure mode to calls whose path has this ending. */
const breakCall =
  (ending: string, mood: Mood): Mood =>
  (call, answer, forward) =>
    call.url?.split("?")[0]?.endsWith(ending)
      ? mood(call, answer, forward)
      : calm(call, answer, forward)
const sayAlert = ({ page }: ShownPage) => readText(page, "main [role=alert]")
const getValue = ({ page }: ShownPage, name: string) =>
  page.querySelector<HTMLInputElement>(`form#checkout [name="${name}"]`)?.value
const sayTotal = (shown: ShownPage) => getValue(shown, names.expectedTotal)
const sayHeading = ({ page }: ShownPage) => readText(page, "main h1")

describe("the checkout", () => {
  it("redirects a guest to the login, and sends no-store and noindex", async () => {
    const stranger = useCheckoutIn(new SessionBrowser(getOrigin()), getOrigin())
    const { status, headers } = await stranger.open()
    expect([status, headers.location]).toEqual([307, "/login"])
    const buyer = await comeToBuy()
    const shown = await buyer.open()
    expect(shown.headers["cache-control"]).toBe("private, no-store")
    expect(shown.headers["x-robots-tag"]).toBe("noindex")
    expect(sayHeading(shown)).toBe("Checkout")
  })

  it("displays a message if the cart is empty", async () => {
    const { browser } = await shop.signIn()
    const { page } = await useCheckoutIn(browser, getOrigin()).open()
    expect(readText(page, "main h2")).toBe("Your cart is empty.")
  })

  it("calculates the total for the chosen options and preserves the form input", async () => {
    const buyer = await comeToBuy()
    const shown = await buyer.open()
    expect(sayTotal(shown)).toBe("41.80")
    const typed = { ...home, [names.note]: "<b>Leave it</b> & ring", [names.marketing]: "1" }
    const priced = await buyer.send(shown, "price", { ...typed, [names.payment]: "amex" })
    expect(sayTotal(priced)).toBe("53.19")
    expect(listTexts(priced.page, "main label")).toEqual(
      expect.arrayContaining([expect.stringContaining("Standard Post $10.60")]),
    )
    expect(getValue(priced, names.note)).toBe(typed[names.note])
    expect(getValue(priced, "streetAddress")).toBe("1 Pier Road")
    const box = priced.page.querySelector<HTMLInputElement>(`[name="${names.marketing}"]`)
    expect(box?.checked).toBe(true)
    const express = { ...typed, [names.delivery]: String(post.express) }
    expect(sayTotal(await buyer.send(priced, "price", express))).toBe("56.74")
  })
})

describe("an order without JavaScript", () => {
  it("redirects to the payment and back to a page with the payment result", async () => {
    const buyer = await comeToBuy()
    const priced = await buyer.send(await buyer.open(), "price", home)
    const placed = await buyer.send(priced, "pay", home)
    expect(placed.status).toBe(303)
    const payment = placed.headers.location ?? ""
    const declined = await buyer.open(await decide(payment, "decline"))
    expect(sayHeading(declined)).toBe("Payment Failed")
    expect(readText(declined.page, "main")).toContain("Nothing was charged.")
    expect((await buyer.cart.read()).itemCount).toBe(1)
    const back = await decide(await buyer.order(), "pay")
    const paid = await buyer.open(back)
    expect(sayHeading(paid)).toBe("Payment Successful")
    const order = (await listOrders(buyer.userId)).find(({ status }) => status === "paid")
    expect(readText(paid.page, "main")).toContain(`Order number: ${order?.id}`)
    expect(order).toMatchObject({ total_cents: 5_240 })
    expect((await buyer.cart.read()).itemCount).toBe(0)
    const stranger = useCheckoutIn(new SessionBrowser(getOrigin()), getOrigin())
    const elsewhere = await stranger.open(back)
    expect(sayHeading(elsewhere)).toBe("Payment Successful")
    expect(elsewhere.text).not.toContain(buyer.email)
  })

  it("can be paid from its own page after a declined payment", async () => {
    const buyer = await comeToBuy()
    const priced = await buyer.send(await buyer.open(), "price", home)
    const placed = await buyer.send(priced, "pay", home)
    await buyer.open(await decide(placed.headers.location ?? "", "decline"))
    const [order] = await listOrders(buyer.userId)
    const id = order?.id ?? 0
    for (const path of ["/my-account", "/my-account/orders", `/invoice/${id}`]) {
      const text = readText((await buyer.open(path)).page, "main")
      expect(text).toContain("Your card was declined.")
      expect(text).toContain("Pay now")
    }
    const payment = await buyer.payAgain(id)
    expect(payment).toMatch(/^\/pay\/sandbox\//)
    expect(sayHeading(await buyer.open(await decide(payment, "pay")))).toBe("Payment Successful")
    expect(await listOrders(buyer.userId)).toMatchObject([{ id, status: "paid" }])
    expect(readText((await buyer.open(`/invoice/${id}`)).page, "main")).not.toContain("Pay now")
  })

  it("is created once from concurrent identical submissions", async () => {
    const buyer = await comeToBuy()
    const shown = await buyer.send(await buyer.open(), "price", home)
    const sent = await Promise.all(Array.from({ length: 5 }, () => buyer.send(shown, "pay", home)))
    const addresses = new Set(sent.map(({ headers }) => headers.location))
    expect(addresses.size).toBe(1)
    expect([...addresses][0]).toMatch(/^\/pay\/sandbox\//)
    expect(await listOrders(buyer.userId)).toHaveLength(1)
  })

  it("is rejected after a price change, and the new total is displayed", async () => {
    const buyer = await comeToBuy()
    const shown = await buyer.send(await buyer.open(), "price", home)
    await setPrice(5_180)
    const refused = await buyer.send(shown, "pay", { ...home, [names.note]: "Ring twice" })
    await setPrice(4_180)
    expect(sayAlert(refused)).toContain("62.40")
    expect(sayTotal(refused)).toBe("62.40")
    expect(getValue(refused, names.note)).toBe("Ring twice")
    expect(await listOrders(buyer.userId)).toEqual([])
  })

  it.each(["0.01", "-5.00", "5240", "1e1", ""])(
    "is rejected with a submitted total of %j instead of the displayed one",
    async (total) => {
      const buyer = await comeToBuy()
      const shown = await buyer.send(await buyer.open(), "price", home)
      const refused = await buyer.send(shown, "pay", { ...home, [names.expectedTotal]: total })
      expect(sayAlert(refused)).toMatch(/^The total has changed/)
      expect(sayTotal(refused)).toBe("52.40")
      expect(await listOrders(buyer.userId)).toEqual([])
    },
  )

  it("displays an address error at its field and preserves the other input", async () => {
    const buyer = await comeToBuy()
    const wrong = { ...home, postcode: "4680" }
    const refused = await buyer.send(await buyer.open(), "pay", wrong)
    expect(sayAlert(refused)).toContain("This postcode isn’t in the state you chose.")
    const postcode = refused.page.querySelector("form#checkout [name=postcode]")
    expect(postcode?.getAttribute("aria-invalid")).toBe("true")
    expect(getValue(refused, "streetAddress")).toBe("1 Pier Road")
  })

  it("rejects another customer's address like a missing one", async () => {
    const [buyer, other] = [await comeToBuy(), await comeToBuy()]
    const priced = await other.send(await other.open(), "price", home)
    await other.send(priced, "pay", home)
    const [{ id } = { id: 0 }] = await shop.backend.database.db
      .selectFrom("addresses")
      .select("id")
      .where("user_id", "=", other.userId)
      .execute()
    const shown = await buyer.send(await buyer.open(), "price", home)
    const refused = await buyer.send(shown, "pay", { [names.address]: String(id) })
    expect(sayAlert(refused)).toContain("Choose one of your saved addresses")
    expect(await listOrders(buyer.userId)).toEqual([])
  })

  it("displays an error at the field of an unknown promotion code", async () => {
    const buyer = await comeToBuy()
    const shown = await buyer.send(await buyer.open(), "price", home)
    const refused = await buyer.send(shown, "pay", { ...home, [names.code]: "NONSENSE" })
    const code = refused.page.querySelector(`form#checkout [name=${names.code}]`)
    expect(code?.getAttribute("aria-invalid")).toBe("true")
    expect(await listOrders(buyer.userId)).toEqual([])
  })

  it("returns the submitted form input if the API fails, to be submitted again", async () => {
    const buyer = await comeToBuy()
    const shown = await buyer.send(await buyer.open(), "price", home)
    shop.api.mood = breakCall("/submitOrder", hangsUp)
    const typed = { ...home, [names.note]: "Ring twice" }
    const refused = await buyer.send(shown, "pay", typed)
    expect(sayAlert(refused)).toContain("something went wrong")
    expect(getValue(refused, names.note)).toBe("Ring twice")
    shop.api.mood = answersFault
    const away = await buyer.send(shown, "pay", typed)
    expect(away.status).toBe(503)
    expect(away.text).toContain("Ring twice")
  })

  it("is not duplicated by a second submission after a lost response", async () => {
    const buyer = await comeToBuy()
    const shown = await buyer.send(await buyer.open(), "price", home)
    shop.api.mood = breakCall("/submitOrder", async (call, _answer, forward) => {
      await forward()
      call.socket.destroy()
    })
    const lost = await buyer.send(shown, "pay", home)
    expect(sayAlert(lost)).toContain("something went wrong")
    shop.api.mood = calm
    const again = await buyer.send(lost, "pay", home)
    expect(again.headers.location).toMatch(/^\/pay\/sandbox\//)
    expect(await listOrders(buyer.userId)).toHaveLength(1)
  })

  it("is rejected as a cross-site form post", async () => {
    const buyer = await comeToBuy()
    const { status } = await buyer.browser.ask("/checkout", {
      method: "POST",
      headers: {
        ...{ origin: "https://evil.example", "sec-fetch-site": "cross-site" },
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "wish=pay",
    })
    expect(status).toBe(403)
    expect(await listOrders(buyer.userId)).toEqual([])
  })
})

describe("the payment return page", () => {
  it("sends no-referrer, no-store and noindex", async () => {
    const buyer = await comeToBuy()
    await buyer.send(await buyer.open(), "price", home)
    const shown = await buyer.open(await decide(await buyer.order(home), "pay"))
    expect(shown.headers).toMatchObject({
      ...{ "cache-control": "private, no-store", "x-robots-tag": "noindex" },
      "referrer-policy": "no-referrer",
    })
  })

  it("refreshes every 10 seconds until the payment is confirmed", async () => {
    const buyer = await comeToBuy()
    await buyer.send(await buyer.open(), "price", home)
    const back = await decide(await buyer.order(home), "pending")
    const checking = await buyer.open(back)
    expect(sayHeading(checking)).toBe("We’re checking your payment")
    const refresh = checking.page.querySelector("meta[http-equiv=refresh]")
    expect(refresh?.getAttribute("content")).toBe("10")
    const ask = () =>
      buyer.browser.call(`/api/payment?${back.split("?")[1]?.replace("payum_", "")}`)
    expect(JSON.parse((await ask()).text)).toEqual({ paid: false, outcome: "checking" })
    shop.waitAtBackend(30)
    const paid = await buyer.open(back)
    expect(sayHeading(paid)).toBe("Payment Successful")
    expect(paid.page.querySelector("meta[http-equiv=refresh]")).toBeNull()
    expect(JSON.parse((await ask()).text)).toEqual({ paid: true, outcome: "paid" })
  })

  it.each([
    ...["", "?payum_token=", "?payum_token=nobody-knows-it", "?payum_token=a&payum_token=b"],
    ...[`?payum_token=${"x".repeat(300)}`, "?payum_token=%00%27%3Cscript%3E", "?token=abc"],
  ])("displays an unknown payment for the query %j", async (query) => {
    const stranger = useCheckoutIn(new SessionBrowser(getOrigin()), getOrigin())
    const shown = await stranger.open(`/payment-return${query}`)
    expect(shown.status).toBe(200)
    expect(shown.headers).toMatchObject({ "cache-control": "private, no-store" })
    expect(sayHeading(shown)).toBe("We can’t find this payment")
  })

  it("displays a warning not to pay again while the API fails", async () => {
    const buyer = await comeToBuy()
    await buyer.send(await buyer.open(), "price", home)
    const back = await decide(await buyer.order(home), "pay")
    shop.api.mood = answersFault
    const away = await buyer.open(back)
    expect(sayHeading(away)).toBe("We can’t check your payment right now")
    expect(readText(away.page, "main")).toContain("Please don’t pay again")
    expect(away.page.querySelector("meta[http-equiv=refresh]")).not.toBeNull()
    shop.api.mood = calm
    expect(sayHeading(await buyer.open(back))).toBe("Payment Successful")
  })
})
