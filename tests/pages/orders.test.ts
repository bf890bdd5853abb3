import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import {
  createPaidOrder,
  createTicketProduct,
  createUnpaidOrder,
  type TicketProduct,
} from "#tests/factories/shop-order.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { fetchFromEmail } from "#tests/support/shop-customer.ts"

let tickets: TicketProduct
let owner: Member
let other: Member
let id: number
let statusToken: string

beforeAll(async () => {
  tickets = await createTicketProduct()
  owner = await openMember()
  other = await openMember()
  id = await createPaidOrder(owner, tickets.skuId)
  statusToken = await fetchFromEmail(owner.email, /\/order-status\/([\w-]{43})/)
})

afterAll(async () => {
  await Promise.all([owner.remove(), other.remove()])
  await tickets.clear()
})

describe("the page of an order", () => {
  it("shows its owner the steps, the items, and what to do next", async () => {
    const { page, cacheControl } = await open(owner, `/my-account/orders/${id}`)
    expect(cacheControl).toBe("private, no-store")
    expect(getElementText(page, "h1")).toBe(`Order ${id}`)
    const names = [...page.querySelectorAll("#timeline-section li > p:first-of-type")]
    expect(names.map((name) => name.textContent)).toEqual(["Ordered", "Paid"])
    expect(getElementText(page, "main")).toMatch(/Items.*Qty: 2.*\$25\.00/)
    const links = [...page.querySelectorAll("main a")].map((link) => link.getAttribute("href"))
    expect(links).toEqual(
      expect.arrayContaining([
        `/invoice/${id}`,
        `/print-tickets/${id}`,
        `/my-account/orders/${id}/help`,
      ]),
    )
    expect(page.querySelector(`form#reorder-${id}`)).not.toBeNull()
    // Tickets may have been used: they are not cancelled here.
    expect(page.querySelector(`form#cancel-${id}`)).toBeNull()
  })

  it("offers to pay or to cancel while the order is not paid", async () => {
    const unpaid = await createUnpaidOrder(owner, tickets.skuId)
    const { page } = await open(owner, `/my-account/orders/${unpaid.id}`)
    expect(page.querySelector(`form#pay-${unpaid.id}`)).not.toBeNull()
    expect(page.querySelector(`details form#cancel-${unpaid.id}`)).not.toBeNull()
    expect(page.querySelector("main a[href^='/invoice/']")).toBeNull()
  })

  it("cancels an unpaid order, and orders again, without JavaScript", async () => {
    const unpaid = await createUnpaidOrder(other, tickets.skuId)
    const path = `/my-account/orders/${unpaid.id}`
    const { headers } = await other.send(path, `cancel-${unpaid.id}`, {})
    expect(headers.location).toBe(`${path}?cancelled=1`)
    const { page } = await other.open(`${path}?cancelled=1`)
    expect(getElementText(page, "main [role=status]")).toBe(
      "Your order is cancelled. We’ve emailed you.",
    )
    expect(page.querySelector(`form#cancel-${unpaid.id}`)).toBeNull()
    const again = await other.send(path, `reorder-${unpaid.id}`, {})
    expect(getElementText(again.page, `form#reorder-${unpaid.id}`)).toContain(
      "2 items are in your cart now, at today’s prices.",
    )
  })

  it("is a 404 for others, as its form is, and a login for guests", async () => {
    for (const path of [`/my-account/orders/${id}`, `/my-account/orders/${id}/help`]) {
      expect((await other.browser.request(path)).status).toBe(404)
      expect((await requestPage(path)).headers.location).toMatch(/\/login$/)
    }
    expect((await owner.browser.request("/my-account/orders/12x")).status).toBe(404)
  })

  it("leads to a contact form that names the order already", async () => {
    const { page } = await open(owner, `/my-account/orders/${id}/help`)
    expect(page.querySelector("main input[name='field.order_number']")?.getAttribute("value")).toBe(
      String(id),
    )
    expect(page.querySelector("main input[type=email]")?.getAttribute("value")).toBe(owner.email)
  })
})

describe("the status page of an order", () => {
  it("opens by the link of the email, without a login and with nothing about a person", async () => {
    const response = await requestPage(`/order-status/${statusToken}`)
    const page = parseDocument(response)
    expect(getElementText(page, "h1")).toBe(`Order ${id}`)
    expect(getElementText(page, "main")).toMatch(/Ordered.*Paid.*Items.*× 2/)
    expect(response.html).not.toContain(owner.email)
    expect(getElementText(page, "main")).not.toContain("$")
    expect(response.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    })
    const german = parseDocument(await requestPage(`/de/order-status/${statusToken}`))
    expect(getElementText(german, "main")).toContain("Bestellt")
  })

  it("is a 404 for any other link", async () => {
    for (const path of [`/order-status/${"A".repeat(43)}`, "/order-status/12"])
      expect((await requestPage(path)).status).toBe(404)
  })
})

async function open(who: Member, path: string) {
  const { page } = await who.open(path)
  const { headers } = await who.browser.request(path)
  return { page, cacheControl: headers["cache-control"] }
}
