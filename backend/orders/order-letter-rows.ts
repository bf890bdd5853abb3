import { z } from "zod"
import { showCents } from "#backend/catalogue/show-cents.ts"
import type { LetterRow } from "#backend/mail/letter.ts"
import { invoiceSchema } from "#lib/contract/order.ts"
import type { Order, OrderLine } from "./order.ts"

const addonsSchema = z.array(z.object({ name: z.string(), value: z.string() }))
const addressSchema = invoiceSchema.shape.address

/** An amount as it is read in a letter, such as "$24.95". */
export function buildPrice(cents: number): string {
  return showCents(cents)
}

/** What was ordered, a row each. `hasCodes` adds the shop's own codes, to pack by. */
export function buildItemRows(lines: readonly OrderLine[], hasCodes = false): LetterRow[] {
  return lines.map((line) => {
    const { qty, unit_cents: cents } = line
    const sum = `${qty} × ${buildPrice(cents)} = ${buildPrice(qty * cents)}`
    const addons = addonsSchema.parse(line.addons).map(({ name, value }) => `${name}: ${value}`)
    const words = [sum, line.sku_name, ...addons, hasCodes ? line.sku_code : ""]
    return { label: line.product_name, words: words.filter((word) => word !== "").join("\n") }
  })
}

/** What it costs altogether and how it was paid, without rows that say nothing. */
export function buildTotalRows(order: Order): LetterRow[] {
  const rows: [string, string, boolean][] = [
    ["Subtotal", buildPrice(order.subtotal_cents), true],
    [
      `Discount ${order.promotion_code}`,
      `-${buildPrice(order.discount_cents)}`,
      isMore(order, "discount_cents"),
    ],
    [order.shipping_name, buildPrice(order.shipping_cents), order.shipping_name !== ""],
    ["Surcharge", buildPrice(order.surcharge_cents), isMore(order, "surcharge_cents")],
    [
      "Total",
      `${buildPrice(order.total_cents)}, including ${buildPrice(order.tax_cents)} GST`,
      true,
    ],
    ["Store credit", buildPrice(order.credit_cents), isMore(order, "credit_cents")],
    ["Paid", buildPrice(order.total_cents - order.credit_cents), isMore(order, "credit_cents")],
  ]
  return rows.flatMap(([label, words, isSaid]) => (isSaid ? [{ label: label.trim(), words }] : []))
}

/** Where it goes; no row where nothing is posted. `isWhole` adds how to reach the customer there. */
export function buildAddressRows(order: Order, isWhole = false): LetterRow[] {
  const address = addressSchema.parse(order.address)
  if (address === null) return []
  const lines = [
    `${address.first_name} ${address.last_name}`,
    address.company,
    address.street_address,
    address.street_address_1,
    `${address.city} ${address.state} ${address.postcode}`,
    ...(isWhole ? [address.phone, address.email] : []),
  ]
  const words = lines.filter((line) => line.trim() !== "").join("\n")
  return [{ label: order.is_pick_up ? "Customer" : "Goes to", words }]
}

function isMore(order: Order, field: "discount_cents" | "surcharge_cents" | "credit_cents") {
  return order[field] > 0
}
