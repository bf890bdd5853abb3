import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { accountCalls } from "#lib/contract/account-calls.ts"
import {
  createPaidOrder,
  createTicketProduct,
  createUnpaidOrder,
  sendSandboxPayment,
  type TicketProduct,
} from "#tests/factories/shop-order.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"

let ticketProduct: TicketProduct
let owner: Member
let otherMember: Member
let id: number
let token: string

beforeAll(async () => {
  ticketProduct = await createTicketProduct()
  owner = await openMember()
  otherMember = await openMember()
  id = await createPaidOrder(owner, ticketProduct.skuId, 3)
  token = await fetchToken(id)
})

afterAll(async () => {
  await Promise.all([owner.remove(), otherMember.remove()])
  await ticketProduct.clear()
})

async function fetchToken(orderId: number): Promise<string> {
  const input = { params: { id: String(orderId) }, token: owner.access_token }
  const response = await requestShopApi(accountCalls.getInvoice, input)
  const { item } = accountCalls.getInvoice.response.parse(await response.json())
  if (item === null) throw new Error("the order has no invoice")
  return item.token
}

const listOwnerPaths = () => [`/invoice/${id}`, `/invoice/print/${id}`, `/print-tickets/${id}`]
const listSharedPaths = () => [
  `/show-invoice/${token}`,
  `/show-invoice/print/${token}`,
  `/print-tickets/${token}`,
]

describe("a paid order", () => {
  it("is a tax invoice for its owner and under the link of the email", async () => {
    const own = (await owner.open(`/invoice/${id}`)).page
    const shared = parseDocument(await requestPage(`/show-invoice/${token}`))
    for (const page of [own, shared]) {
      expect(getElementText(page, "h1")).toBe(`Tax invoice ${id}`)
      expect(getElementText(page, "article")).toMatch(/Curlew Print Co\..*ABN 10 000 000 000/)
      expect(getElementText(page, "article")).toMatch(
        /Total \(AUD\)\s*\$37\.50\s*GST included\s*\$3\.41/,
      )
    }
  })

  it("has a separate print page", async () => {
    for (const { page } of [
      await owner.open(`/invoice/print/${id}`),
      { page: parseDocument(await requestPage(`/show-invoice/print/${token}`)) },
    ]) {
      expect(getElementText(page, ".bare-page .print-layout h1")).toBe(`Tax invoice ${id}`)
    }
  })

  it("can be downloaded as a PDF", async () => {
    const own = await owner.browser.request(`/api/invoice/${id}/pdf`)
    const shared = await requestPage(`/api/invoice/show/${token}/pdf`)
    for (const { status, headers } of [own, shared]) {
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": expect.stringMatching(/^attachment; filename="[\w.-]+\.pdf"$/),
        "cache-control": "private, no-store",
      })
    }
    expect(own.text.slice(0, 5)).toBe("%PDF-")
  })

  it("has a ticket for each person with a code and a number", async () => {
    const own = (await owner.open(`/print-tickets/${id}`)).page
    const shared = parseDocument(await requestPage(`/print-tickets/${token}`))
    for (const page of [own, shared]) {
      const tickets = [...page.querySelectorAll("li.ticket")]
      expect(tickets).toHaveLength(3)
      expect(tickets.map((ticket) => ticket.textContent?.match(/Ticket \d of \d/)?.[0])).toEqual([
        "Ticket 1 of 3",
        "Ticket 2 of 3",
        "Ticket 3 of 3",
      ])
      expect(tickets[0]?.textContent).toContain("Friday, 23 August 2030 at 6:00 pm")
      expect(tickets[0]?.textContent).toContain("The shed")
      const codes = tickets.map((ticket) => getElementText(ticket, "figcaption"))
      expect(new Set(codes).size).toBe(3)
      expect(page.querySelectorAll("li.ticket svg[role=img] path")).toHaveLength(3)
    }
  })

  it("is listed in the account with links to its invoice and its tickets", async () => {
    for (const path of ["/my-account", "/my-account/orders"]) {
      const { page } = await owner.open(path)
      expect(getElementText(page, "main")).toMatch(
        new RegExp(`Order ${id}.*Paid.*3 items.*\\$37\\.50`),
      )
      for (const link of [`/invoice/${id}`, `/print-tickets/${id}`]) {
        expect(page.querySelector(`main a[href="${link}"]`)).not.toBeNull()
      }
    }
  })
})

describe("an unpaid order", () => {
  it("has no tax invoice and no tickets, and a form that redirects to the payment", async () => {
    const unpaidOrder = await createUnpaidOrder(owner, ticketProduct.skuId)
    const { page } = await owner.open(`/invoice/${unpaidOrder.id}`)
    expect(getElementText(page, "h1")).toBe(`Order ${unpaidOrder.id}`)
    expect(getElementText(page, "article")).toContain("Waiting for payment")
    expect((await owner.open(`/print-tickets/${unpaidOrder.id}`)).status).toBe(404)
    const { headers } = await owner.send(`/invoice/${unpaidOrder.id}`, `pay-${unpaidOrder.id}`, {})
    await sendSandboxPayment(headers.location ?? "")
    expect(getElementText((await owner.open(`/invoice/${unpaidOrder.id}`)).page, "h1")).toMatch(
      /^Tax invoice/,
    )
    expect((await owner.open(`/print-tickets/${unpaidOrder.id}`)).status).toBe(200)
  })
})

describe("access to an order by other clients", () => {
  it("responds 404 to another customer", async () => {
    for (const path of [...listOwnerPaths(), `/api/invoice/${id}/pdf`]) {
      const { status, text, headers } = await otherMember.browser.request(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toContain(token)
      expect(headers["cache-control"]).toMatch(/no-store/)
    }
    expect(
      getElementText((await otherMember.open("/my-account/orders")).page, "main"),
    ).not.toContain(`Order ${id}`)
  })

  it("redirects a guest to the login", async () => {
    for (const path of [...listOwnerPaths(), "/my-account/orders"]) {
      const { status, headers } = await requestPage(path)
      expect([path, status, headers.location]).toEqual([path, 307, "/login"])
    }
    const { status, headers } = await requestPage(`/api/invoice/${id}/pdf`)
    expect([status, headers.location]).toEqual([303, `/invoice/${id}`])
  })

  it("responds 4xx to an invalid or damaged token", async () => {
    const invalidTokens = [
      "A".repeat(43),
      token.slice(1),
      `${token}A`,
      `${token.slice(0, -1)}%00`,
      "x",
    ]
    for (const invalidToken of invalidTokens) {
      for (const path of [
        `/show-invoice/${invalidToken}`,
        `/show-invoice/print/${invalidToken}`,
        `/print-tickets/${invalidToken}`,
        `/print-voucher/${invalidToken}`,
        `/api/invoice/show/${invalidToken}/pdf`,
      ]) {
        const { status } = await requestPage(path)
        expect([path, status >= 400 && status < 500]).toEqual([path, true])
      }
    }
  })
})

describe("the pages of an order", () => {
  it("send no-store, noindex and no-referrer", async () => {
    for (const path of listSharedPaths()) {
      const { status, headers, html } = await requestPage(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers["cache-control"]).toMatch(/private/)
      expect(headers["cache-control"]).toMatch(/no-store/)
      expect(headers["referrer-policy"]).toBe("no-referrer")
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      expect(html).not.toMatch(new RegExp(`rel="canonical"[^>]*${token}`))
    }
  })

  it.each(["0", "-1", "1.5", "1e3", "99999999999", "abc", "%2e%2e", "1%00"])(
    "respond 4xx to an invalid order number: %s",
    async (invalidId) => {
      for (const path of ["/invoice/", "/invoice/print/", "/api/invoice/"]) {
        const url = path.startsWith("/api") ? `${path}${invalidId}/pdf` : path + invalidId
        const { status } = await owner.browser.request(url)
        expect([url, status >= 400 && status < 500]).toEqual([url, true])
      }
    },
  )

  it.each(["0", "-1", "x", "1.5", "2&page=3", "99999"])(
    "respond 404 for page %s of the order list",
    async (page) => {
      expect((await owner.open(`/my-account/orders?page=${page}`)).status).toBe(404)
    },
  )
})
