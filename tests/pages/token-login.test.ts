import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { createTicketProduct, type TicketProduct } from "#tests/factories/shop-order.ts"
import { useCartIn } from "#tests/support/cart-browser.ts"
import { buildEnterPath, openMember, openPages } from "#tests/support/member-browser.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"

let customer: ShopCustomer
let tickets: TicketProduct
beforeAll(async () => {
  customer = await openShopCustomer()
  tickets = await createTicketProduct()
})
afterAll(async () => {
  await customer.remove()
  await tickets.clear()
})

const returnPath = "/shop/resin"

/** Opens a guest's browser with two tickets in the cart that wants to return to `returnPath`. */
const openGuest = async () => {
  const { origin } = getRunningShop()
  const browser = new SessionBrowser(origin)
  const cart = useCartIn(browser, origin)
  await cart.add(tickets.skuId, 2)
  await browser.call("/api/bff/session/remember", { path: returnPath })
  return { browser, cart, ...openPages(browser, origin) }
}

describe("a token login in a browser with a guest cart", () => {
  it("asks before it logs in, by the customer's name, and shows no token", async () => {
    const guest = await openGuest()
    const entered = await guest.browser.request(buildEnterPath(customer))
    expect([entered.status, entered.headers.location]).toEqual([303, "/enter/confirm"])
    expect(guest.browser.hasSignedInCookie).toBe(false)
    const { status, page, html } = await guest.open("/enter/confirm")
    expect(status).toBe(200)
    expect(page.title).toMatch(/^Log in\?/)
    expect(page.querySelector("h1")?.textContent).toBe(`Log in as Ann Example (${customer.email})?`)
    const buttons = [...page.querySelectorAll("form#switch button")]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Log in", "Not now"])
    expect(html).not.toContain(customer.access_token)
    expect(html).not.toContain(customer.refresh_token)
  })

  it("stays logged out with “Not now”, retains the cart and redirects to the requested page", async () => {
    const { browser, cart, send, open } = await openGuest()
    await browser.request(buildEnterPath(customer))
    const stayed = await send("/enter/confirm", "switch", { intent: "stay" })
    expect([stayed.status, stayed.headers.location]).toEqual([303, returnPath])
    expect(browser.hasSignedInCookie).toBe(false)
    expect(cart.getCount()).toBe(2)
    expect((await cart.read()).items).toMatchObject([{ qty: 2 }])
    const again = await open("/enter/confirm")
    expect([again.status, again.headers.location]).toEqual([307, "/"])
  })

  it("logs in with “Log in”, merges the cart and redirects to the requested page", async () => {
    const { browser, cart, send } = await openGuest()
    await browser.request(buildEnterPath(customer))
    const switched = await send("/enter/confirm", "switch", { intent: "switch" })
    expect([switched.status, switched.headers.location]).toEqual([303, returnPath])
    expect(browser.hasSignedInCookie).toBe(true)
    expect(browser.cookies.has("cart")).toBe(false)
    expect(cart.getCount()).toBe(2)
    expect((await cart.read()).items).toMatchObject([{ qty: 2 }])
    const { status } = await browser.request("/my-account")
    expect(status).toBe(200)
  })
})

describe("a token login while another customer is logged in", () => {
  it("names both, and replaces the current one by “Yes, switch” only", async () => {
    const current = await openMember()
    const { browser, open, send } = current
    for (const [intent, expected, other] of [
      ["stay", current, customer],
      ["switch", customer, current],
    ] as const) {
      const entered = await browser.request(buildEnterPath(customer))
      expect(entered.headers.location).toBe("/enter/confirm")
      const { page, html } = await open("/enter/confirm")
      expect(page.querySelector("h1")?.textContent).toBe("Switch accounts?")
      const text = page.querySelector("main")?.textContent
      expect(text).toContain(current.email)
      expect(text).toContain(customer.email)
      expect(html).not.toContain(customer.access_token)
      const chosen = await send("/enter/confirm", "switch", { intent })
      expect([chosen.status, chosen.headers.location]).toEqual([303, "/"])
      const account = await open("/my-account")
      expect(account.html).toContain(expected.email)
      expect(account.html).not.toContain(other.email)
    }
    await current.remove()
  })
})

it("a token login from another site can be confirmed by a guest without a cart", async () => {
  const { origin } = getRunningShop()
  const browser = new SessionBrowser(origin)
  const entered = await browser.request(buildEnterPath(customer), {
    headers: { "sec-fetch-site": "cross-site", referer: "https://attacker.example/" },
  })
  expect(entered.headers.location).toBe("/enter/confirm")
  const pages = openPages(browser, origin)
  const switched = await pages.send("/enter/confirm", "switch", { intent: "switch" })
  expect([switched.status, switched.headers.location]).toEqual([303, "/"])
  expect(browser.hasSignedInCookie).toBe(true)
})
