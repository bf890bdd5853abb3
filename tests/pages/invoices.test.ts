import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { askShop } from "#tests/support/shop-customer.ts"
import {
  buyTickets,
  payInPractice,
  placeOrder,
  type ShopGoods,
  sellTickets,
} from "#tests/support/shop-order.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"

let goods: ShopGoods
let owner: Member
let stranger: Member
let id: number
let token: string

beforeAll(async () => {
  goods = await sellTickets()
  owner = await openMember()
  stranger = await openMember()
  id = await buyTickets(owner, goods.skuId, 3)
  token = await readToken(id)
})

afterAll(async () => {
  await Promise.all([owner.remove(), stranger.remove()])
  await goods.clear()
})

async function readToken(orderId: number): Promise<string> {
  const wish = { params: { id: String(orderId) }, token: owner.access_token }
  const answer = await askShop(accountCalls.getInvoice, wish)
  const { item } = accountCalls.getInvoice.answer.parse(await answer.json())
  if (item === null) throw new Error("the order has no invoice")
  return item.token
}

const listOwn = () => [`/invoice/${id}`, `/invoice/print/${id}`, `/print-tickets/${id}`]
const listShared = () => [
  ...[`/show-invoice/${token}`, `/show-invoice/print/${token}`],
  `/print-tickets/${token}`,
]

describe("a paid order", () => {
  it("is a tax invoice for its owner and under the link of the email", async () => {
    const own = (await owner.open(`/invoice/${id}`)).page
    const shared = readPage(await visit(`/show-invoice/${token}`))
    for (const page of [own, shared]) {
      expect(readText(page, "h1")).toBe(`Tax invoice ${id}`)
      expect(readText(page, "article")).toMatch(/Curlew Print Co\..*ABN 10 000 000 000/)
      expect(readText(page, "article")).toMatch(/Total \(AUD\)\s*\$37\.50\s*GST included\s*\$3\.41/)
    }
  })

  it("has a separate print page", async () => {
    for (const { page } of [
      await owner.open(`/invoice/print/${id}`),
      { page: readPage(await visit(`/show-invoice/print/${token}`)) },
    ]) {
      expect(readText(page, ".bare-page .paper h1")).toBe(`Tax invoice ${id}`)
    }
  })

  it("can be downloaded as a PDF", async () => {
    const own = await owner.browser.ask(`/api/invoice/${id}/pdf`)
    const shared = await visit(`/api/invoice/show/${token}/pdf`)
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
    const shared = readPage(await visit(`/print-tickets/${token}`))
    for (const page of [own, shared]) {
      const tickets = [...page.querySelectorAll("li.ticket")]
      expect(tickets).toHaveLength(3)
      expect(tickets.map((ticket) => ticket.textContent?.match(/Ticket \d of \d/)?.[0])).toEqual([
        ...["Ticket 1 of 3", "Ticket 2 of 3", "Ticket 3 of 3"],
      ])
      expect(tickets[0]?.textContent).toContain("Friday, 23 August 2030 at 6:00 pm")
      expect(tickets[0]?.textContent).toContain("The shed")
      const codes = tickets.map((ticket) => readText(ticket, "figcaption"))
      expect(new Set(codes).size).toBe(3)
      expect(page.querySelectorAll("li.ticket svg[role=img] path")).toHaveLength(3)
    }
  })

  it("is listed in the account with links to its invoice and its tickets", async () => {
    for (const path of ["/my-account", "/my-account/orders"]) {
      const { page } = await owner.open(path)
      expect(readText(page, "main")).toMatch(new RegExp(`Order ${id}.*Paid.*3 items.*\\$37\\.50`))
      for (const link of [`/invoice/${id}`, `/print-tickets/${id}`]) {
        expect(page.querySelector(`main a[href="${link}"]`)).not.toBeNull()
      }
    }
  })
})

describe("an unpaid order", () => {
  it("has no tax invoice and no tickets, and a form that redirects to the payment", async () => {
    const open = await placeOrder(owner, goods.skuId)
    const { page } = await owner.open(`/invoice/${open.id}`)
    expect(readText(page, "h1")).toBe(`Order ${open.id}`)
    expect(readText(page, "article")).toContain("Waiting for payment")
    expect((await owner.open(`/print-tickets/${open.id}`)).status).toBe(404)
    const { headers } = await owner.send(`/invoice/${open.id}`, `pay-${open.id}`, {})
    await payInPractice(headers.location ?? "")
    expect(readText((await owner.open(`/invoice/${open.id}`)).page, "h1")).toMatch(/^Tax invoice/)
    expect((await owner.open(`/print-tickets/${open.id}`)).status).toBe(200)
  })
})

describe("access to an order by other clients", () => {
  it("responds 404 to another customer", async () => {
    for (const path of [...listOwn(), `/api/invoice/${id}/pdf`]) {
      const { status, text, headers } = await stranger.browser.ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toContain(token)
      expect(headers["cache-control"]).toMatch(/no-store/)
    }
    expect(readText((await stranger.open("/my-account/orders")).page, "main")).not.toContain(
      `Order ${id}`,
    )
  })

  it("redirects a guest to the login", async () => {
    for (const path of [...listOwn(), "/my-account/orders"]) {
      const { status, headers } = await visit(path)
      expect([path, status, headers.location]).toEqual([path, 307, "/login"])
    }
    const { status, headers } = await visit(`/api/invoice/${id}/pdf`)
    expect([status, headers.location]).toEqual([303, `/invoice/${id}`])
  })

  it("responds 4xx to an invalid or damaged token", async () => {
    const wrong = ["A".repeat(43), token.slice(1), `${token}A`, `${token.slice(0, -1)}%00`, "x"]
    for (const made of wrong) {
      for (const path of [
        ...[`/show-invoice/${made}`, `/show-invoice/print/${made}`, `/print-tickets/${made}`],
        ...[`/print-voucher/${made}`, `/api/invoice/show/${made}/pdf`],
      ]) {
        const { status } = await visit(path)
        expect([path, status >= 400 && status < 500]).toEqual([path, true])
      }
    }
  })
})

describe("the pages of an order", () => {
  it("send no-store, noindex and no-referrer", async () => {
    for (const path of listShared()) {
      const { status, headers, html } = await visit(path)
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
    async (wrong) => {
      for (const path of ["/invoice/", "/invoice/print/", "/api/invoice/"]) {
        const address = path.startsWith("/api") ? `${path}${wrong}/pdf` : path + wrong
        const { status } = await owner.browser.ask(address)
        expect([address, status >= 400 && status < 500]).toEqual([address, true])
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
