import { z } from "zod"
import type { LetterRow } from "#backend/mail/letter.ts"
import type { Words } from "#backend/texts/words.ts"
import { invoiceSchema } from "#lib/contract/order.ts"
import type { Order, OrderLine } from "./order.ts"

const addonsSchema = z.array(z.object({ name: z.string(), value: z.string() }))
const addressSchema = invoiceSchema.shape.address

/** Returns a row per order line. `hasCodes` adds the SKU codes, for packing. */
export function buildItemRows(
  lines: readonly OrderLine[],
  { say, showMoney }: Words,
  hasCodes = false,
): LetterRow[] {
  return lines.map((line) => {
    const { qty, unit_cents: cents } = line
    const amounts = { qty: String(qty), price: showMoney(cents), sum: showMoney(qty * cents) }
    const addons = addonsSchema.parse(line.addons).map((addon) => say("order.rows.addon", addon))
    const texts = [
      say("order.rows.sum", amounts),
      line.sku_name,
      ...addons,
      line.shipping_note,
      hasCodes ? line.sku_code : "",
    ]
    return { label: line.product_name, words: texts.filter((text) => text !== "").join("\n") }
  })
}

/** Returns the rows of the total and its payment, without rows that do not apply. */
export function buildTotalRows(order: Order, { say, showMoney }: Words): LetterRow[] {
  const { total_cents: total, tax_cents: tax, credit_cents: credit } = order
  const rows: [string, string, boolean][] = [
    [say("order.rows.subtotal"), showMoney(order.subtotal_cents), true],
    [
      say("order.rows.discount", { code: order.promotion_code }),
      showMoney(-order.discount_cents),
      order.discount_cents > 0,
    ],
    [order.shipping_name, showMoney(order.shipping_cents), order.shipping_name !== ""],
    [say("order.rows.surcharge"), showMoney(order.surcharge_cents), order.surcharge_cents > 0],
    [
      say("order.rows.total"),
      say("order.rows.totalWords", { total: showMoney(total), tax: showMoney(tax) }),
      true,
    ],
    [say("order.rows.credit"), showMoney(credit), credit > 0],
    [say("order.rows.paid"), showMoney(total - credit), credit > 0],
  ]
  return rows.flatMap(([label, words, isSaid]) => (isSaid ? [{ label: label.trim(), words }] : []))
}

/** Returns the delivery address; no row if nothing is shipped. `isWhole` adds phone and email. */
export function buildAddressRows(order: Order, { say }: Words, isWhole = false): LetterRow[] {
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
  return [{ label: say(order.is_pick_up ? "order.rows.customer" : "order.rows.address"), words }]
}
