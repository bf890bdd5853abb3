import { text } from "node:stream/consumers"
import { describe, expect, it } from "@jest/globals"
import { within } from "@testing-library/dom"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import { type Money, parseAmount } from "#lib/contract/money.ts"
import type { Invoice, InvoiceLine } from "#lib/invoices/invoice.ts"
import type { OrderKey } from "#lib/invoices/invoice-paths.ts"
import { InvoiceView } from "./invoice-view.tsx"

const nothing: Money = parseAmount("0.00")
const token = "t".repeat(43)

const line: InvoiceLine = {
  id: 1,
  picture: null,
  productName: "Night Light",
  name: "Amber, 20 cm",
  code: "NGT-AMB",
  addons: [
    { name: "Engraving", value: "For Kim", price: parseAmount("5.00") },
    { name: "Gift wrap", value: "", price: nothing },
  ],
  qty: 2,
  price: parseAmount("29.95"),
  subtotal: parseAmount("59.90"),
}

const paid: Invoice = {
  id: 12,
  status: "shipped",
  itemCount: 2,
  hasTickets: false,
  pictures: [],
  placedAt: "2026-11-20T13:30:00Z",
  paidAt: "2026-11-20T14:30:00Z",
  carrier: "Australia Post",
  trackingNumber: "33ABC",
  email: "ann@example.com",
  buyerName: "Ann Example",
  isPickUp: false,
  steps: [{ status: "placed", at: "2026-11-20T13:30:00Z" }],
  arrives: null,
  canCancel: false,
  address: {
    displayName: "Home",
    firstName: "Bo",
    lastName: "Receiver",
    company: "Sheds & Co",
    streetAddress: "27 Bloodwood Street",
    streetAddressMore: "",
    city: "Calliope",
    state: "QLD",
    postcode: "4680",
    phone: "",
    email: "",
  },
  shippingName: "Standard Post",
  note: "At the shed.\nThanks!",
  promotionCode: "SPRING",
  paymentType: "Credit card",
  lines: [line],
  unpaid: null,
  subtotal: parseAmount("59.90"),
  discount: parseAmount("5.99"),
  shipping: parseAmount("10.60"),
  surcharge: parseAmount("0.97"),
  tax: parseAmount("5.95"),
  total: parseAmount("65.48"),
  credit: parseAmount("10.00"),
  payable: parseAmount("55.48"),
  refunded: nothing,
  seller: {
    name: "Curlew Print Co.",
    abn: "12345678901",
    address: "14 Stowe Lane\nCalliope",
    email: "hello@example.com",
    phone: "07 5550 0147",
  },
}

const unpaid: Invoice = {
  ...paid,
  status: "awaiting_payment",
  paidAt: null,
  unpaid: { lastPayment: "waiting", heldUntil: "2026-11-20T06:15:00Z" },
}

async function show(
  invoice: Invoice,
  { orderKey = { id: 12 }, isBare = false }: { orderKey?: OrderKey; isBare?: boolean } = {},
) {
  const view = <InvoiceView invoice={invoice} orderKey={orderKey} isBare={isBare} locale="en" />
  const { prelude } = await prerenderToNodeStream(view)
  const { body } = new JSDOM(await text(prelude)).window.document
  const rows = [...body.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map((part) => part.textContent),
  )
  return { body, page: within(body), rows, words: body.textContent ?? "" }
}

describe("a tax invoice", () => {
  it("shows the title, seller, buyer and dates of a tax invoice", async () => {
    const { page, words } = await show(paid)
    expect(page.getByRole("heading", { level: 1 })).toHaveTextContent("Tax invoice 12")
    const seller = page.getByRole("region", { name: "Seller" })
    expect(seller).toHaveTextContent("Curlew Print Co.ABN 12 345 678 90114 Stowe LaneCalliope")
    expect(page.getByRole("region", { name: "Buyer" })).toHaveTextContent("Ann Example")
    // 14:30 UTC is half past midnight on the next day in Queensland.
    expect(words).toMatch(/Invoice date21 November 2026/)
    expect(words).toMatch(/Ordered20 November 2026/)
  })

  it("lists each line with its options, add-ons, quantity and prices", async () => {
    const { page } = await show(paid)
    const [, row] = page.getAllByRole("row")
    const parts = [...(row?.children ?? [])].map((part) => part.textContent)
    expect(parts[0]).toContain("Night Light")
    expect(parts[0]).toContain("Amber, 20 cm")
    expect(parts[0]).toContain("Engraving: For Kim (+$5.00)")
    expect(parts[0]).toMatch(/Gift wrap(?! \()/)
    expect(parts.slice(1)).toEqual(["2", "$29.95", "$59.90"])
  })

  it("lists totals that add up, and the GST included", async () => {
    const { rows } = await show(paid)
    expect(rows).toEqual([
      ["Subtotal", "$59.90"],
      ["Discount SPRING", "-$5.99"],
      ["Delivery: Standard Post", "$10.60"],
      ["Payment surcharge", "$0.97"],
      ["Total (AUD)", "$65.48"],
      ["GST included", "$5.95"],
      ["Store credit used", "-$10.00"],
      ["Paid: Credit card", "$55.48"],
    ])
  })

  it("omits the totals that are zero", async () => {
    const none = { discount: nothing, surcharge: nothing, credit: nothing, shippingName: "" }
    const { rows } = await show({ ...paid, ...none, address: null, note: "", shipping: nothing })
    expect(rows.map(([name]) => name)).toEqual([
      "Subtotal",
      "Total (AUD)",
      "GST included",
      "Paid: Credit card",
    ])
  })

  it("shows that store credit paid the whole total", async () => {
    const { rows } = await show({ ...paid, credit: paid.total, payable: nothing })
    expect(rows.at(-1)).toEqual(["Store credit used", "-$65.48"])
  })

  it("shows the refunded amount", async () => {
    const { rows, words } = await show({ ...paid, status: "refunded", refunded: paid.payable })
    expect(rows.at(-1)).toEqual(["Refunded", "$55.48"])
    expect(words).toMatch(/StatusRefunded/)
  })

  it("shows the delivery address and the tracking number, and no address for pick-up", async () => {
    const { page, words } = await show(paid)
    expect(page.getByRole("region", { name: "Delivery" })).toHaveTextContent("27 Bloodwood Street")
    expect(words).toContain("Sent with Australia Post, tracking number 33ABC")
    const { page: other } = await show({ ...paid, isPickUp: true, shippingName: "Pick-up" })
    expect(other.getByRole("region", { name: "Pick-up" })).not.toHaveTextContent("Bloodwood")
  })

  it("escapes markup in the customer's note", async () => {
    const { body } = await show({ ...paid, note: "<img src=x onerror=alert(1)>" })
    expect(body.querySelector("img")).toBeNull()
    expect(body.textContent).toContain("<img src=x onerror=alert(1)>")
  })
})

describe("an unpaid order", () => {
  it("shows an order instead of a tax invoice, with a payment form and its time limit", async () => {
    const { page, words, rows } = await show(unpaid)
    expect(page.getByRole("heading", { level: 1 })).toHaveTextContent("Order 12")
    expect(words).not.toContain("Tax invoice")
    const form = page.getByRole("form", { name: "Pay for order 12" })
    expect(within(form).getByRole("button", { name: "Pay now" })).toBeEnabled()
    expect(form.querySelector("[name=order]")).toHaveValue("12")
    expect(words).toMatch(/isn’t paid yet\.We’re keeping everything .* until 4:15\spm AEST/)
    expect(rows.at(-1)).toEqual(["To pay", "$55.48"])
  })

  it.each([
    ["declined", "Your card was declined."],
    ["cancelled", "The payment was cancelled."],
    ["expired", "The payment page timed out."],
  ] as const)(
    "shows why the last payment failed and offers another: %s",
    async (lastPayment, message) => {
      const heldUntil = "2026-11-20T06:15:00Z"
      const { page, words } = await show({ ...unpaid, unpaid: { lastPayment, heldUntil } })
      expect(words).toContain(message)
      expect(page.getByRole("button", { name: "Pay now" })).toBeEnabled()
    },
  )

  it("shows that no stock is reserved instead of a time limit", async () => {
    const { page, words } = await show({
      ...unpaid,
      unpaid: { lastPayment: "declined", heldUntil: null },
    })
    expect(words).toContain("Nothing is set aside for it")
    expect(words).not.toContain("We’re keeping")
    expect(page.getByRole("button", { name: "Pay now" })).toBeEnabled()
  })

  it("offers no second payment while the bank has one pending", async () => {
    const heldUntil = "2026-11-20T06:15:00Z"
    const { page, words } = await show({ ...unpaid, unpaid: { lastPayment: "pending", heldUntil } })
    expect(words).toContain("Please don’t pay again.")
    expect(page.queryByRole("button", { name: "Pay now" })).toBeNull()
  })

  it("offers no payment to users who have only the token link", async () => {
    const { page } = await show(unpaid, { orderKey: { token } })
    expect(page.queryByRole("button", { name: "Pay now" })).toBeNull()
  })

  it("offers no payment for a cancelled order", async () => {
    const { page, rows, words } = await show({ ...unpaid, status: "cancelled", unpaid: null })
    expect(page.queryByRole("button", { name: "Pay now" })).toBeNull()
    expect(rows.map(([name]) => name)).not.toContain("To pay")
    expect(words).toMatch(/StatusCancelled/)
  })
})

describe("the actions of an invoice", () => {
  const listLinks = async (invoice: Invoice, orderKey: OrderKey) => {
    const { body } = await show(invoice, { orderKey })
    return [...body.querySelectorAll(".not-printed p a")].map((link) => link.getAttribute("href"))
  }

  it("links by id for the owner, and by token for everyone else", async () => {
    expect(await listLinks(paid, { id: 12 })).toEqual(["/invoice/print/12", "/api/invoice/12/pdf"])
    expect(await listLinks(paid, { token })).toEqual([
      `/show-invoice/print/${token}`,
      `/api/invoice/show/${token}/pdf`,
    ])
  })

  it("links to the tickets only while they are valid: paid and not refunded", async () => {
    const withTickets = { ...paid, hasTickets: true }
    expect(await listLinks(withTickets, { id: 12 })).toContain("/print-tickets/12")
    expect(await listLinks(withTickets, { token })).toContain(`/print-tickets/${token}`)
    for (const none of [paid, { ...unpaid, hasTickets: true }]) {
      expect(await listLinks(none, { id: 12 })).not.toContain("/print-tickets/12")
    }
    const refunded: Invoice = { ...withTickets, status: "refunded" }
    expect(await listLinks(refunded, { id: 12 })).not.toContain("/print-tickets/12")
  })

  it("links to the account only for an order opened by id", async () => {
    const { page } = await show(paid, { orderKey: { token } })
    expect(page.queryByRole("link", { name: "My account" })).toBeNull()
    const { page: own } = await show(paid)
    expect(own.getByRole("link", { name: "My account" })).toHaveAttribute("href", "/my-account")
  })

  it("hides the actions in print, and links back from the print page", async () => {
    const { body, page } = await show(paid, { isBare: true })
    expect(body.querySelector(".bare-page .print-layout h1")).toHaveTextContent("Tax invoice 12")
    expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/invoice/12")
    expect(page.getByRole("link", { name: "Back" }).closest(".not-printed")).not.toBeNull()
  })
})
