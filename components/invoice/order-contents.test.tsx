import { text } from "node:stream/consumers"
import { expect, it } from "@jest/globals"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import { type Money, parseAmount } from "#lib/contract/money.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import { OrderContents } from "./order-contents.tsx"

const nothing: Money = parseAmount("0.00")

const order: Invoice = {
  id: 12,
  status: "paid",
  itemCount: 1,
  hasTickets: false,
  pictures: [],
  placedAt: "2026-11-20T13:30:00Z",
  paidAt: "2026-11-20T14:30:00Z",
  carrier: "",
  trackingNumber: "",
  email: "ann@example.com",
  buyerName: "Ann Example",
  isPickUp: false,
  steps: [],
  arrives: null,
  canCancel: false,
  address: null,
  shippingName: "Standard Post",
  note: "",
  promotionCode: "SPRING",
  paymentType: "Credit card",
  lines: [
    {
      id: 1,
      picture: null,
      productName: "Mushroom Night Light",
      name: "",
      code: "MSH",
      addons: [],
      qty: 1,
      price: parseAmount("37.95"),
      subtotal: parseAmount("37.95"),
    },
  ],
  unpaid: null,
  subtotal: parseAmount("37.95"),
  discount: parseAmount("5.00"),
  shipping: parseAmount("10.60"),
  surcharge: nothing,
  tax: parseAmount("3.96"),
  total: parseAmount("43.55"),
  credit: parseAmount("10.00"),
  payable: parseAmount("33.55"),
  refunded: nothing,
  seller: { name: "Curlew Print Co.", abn: "", address: "", email: "", phone: "" },
}

async function render(invoice: Invoice) {
  const view = <OrderContents invoice={invoice} headingLevel="h2" locale="en" />
  const { prelude } = await prerenderToNodeStream(view)
  return new JSDOM(await text(prelude)).window.document.body
}

it("lists delivery, discount, credit and GST, so that the amounts add up to the total", async () => {
  const body = await render(order)
  const rows = [...body.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map((part) => part.textContent),
  )
  expect(rows).toEqual([
    ["Subtotal", "$37.95"],
    ["Discount SPRING", "-$5.00"],
    ["Delivery: Standard Post", "$10.60"],
    ["Total (AUD)", "$43.55"],
    ["GST included", "$3.96"],
    ["Store credit used", "-$10.00"],
    ["Paid: Credit card", "$33.55"],
  ])
})

it("shows where an order is picked up", async () => {
  const seller = { ...order.seller, address: "14 Stowe Lane\nCalliope" }
  const body = await render({ ...order, isPickUp: true, shippingName: "Workshop", seller })
  const place = body.querySelector("[aria-labelledby=order-delivery]")
  expect(place?.textContent).toBe("Pick-upWorkshopCurlew Print Co.\n14 Stowe Lane\nCalliope")
})
