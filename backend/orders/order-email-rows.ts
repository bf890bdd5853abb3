import { z } from "zod"
import type { EmailRow } from "#backend/mail/email-template.ts"
import type { Translations } from "#backend/texts/translations.ts"
import { invoiceSchema } from "#lib/contract/order.ts"
import type { Order, OrderLine } from "./order.ts"

const addonsSchema = z.array(z.object({ name: z.string(), value: z.string() }))
const addressSchema = invoiceSchema.shape.address

/** Returns a row per order line. `hasCodes` adds the SKU codes, for packing. */
export function buildItemRows(
  lines: readonly OrderLine[],
  { t, formatMoney }: Translations,
  hasCodes = false,
): EmailRow[] {
  return lines.map((line) => {
    const { qty, unit_cents: cents } = line
    const amounts = { qty: String(qty), price: formatMoney(cents), sum: formatMoney(qty * cents) }
    const addons = addonsSchema.parse(line.addons).map((addon) => t("order.rows.addon", addon))
    const texts = [
      t("order.rows.sum", amounts),
      line.sku_name,
      ...addons,
      line.shipping_note,
      hasCodes ? line.sku_code : "",
    ]
    return { label: line.product_name, words: texts.filter((text) => text !== "").join("\n") }
  })
}

/** Returns the rows of the total and its payment, without rows that do not apply. */
export function buildTotalRows(order: Order, { t, formatMoney }: Translations): EmailRow[] {
  const { total_cents: total, tax_cents: tax, credit_cents: credit } = order
  const rows: [string, string, boolean][] = [
    [t("order.rows.subtotal"), formatMoney(order.subtotal_cents), true],
    [
      t("order.rows.discount", { code: order.promotion_code }),
      formatMoney(-order.discount_cents),
      order.discount_cents > 0,
    ],
    [order.shipping_name, formatMoney(order.shipping_cents), order.shipping_name !== ""],
    [t("order.rows.surcharge"), formatMoney(order.surcharge_cents), order.surcharge_cents > 0],
    [
      t("order.rows.total"),
      tax === 0
        ? formatMoney(total)
        : t("order.rows.totalWords", { total: formatMoney(total), tax: formatMoney(tax) }),
      true,
    ],
    [t("order.rows.credit"), formatMoney(credit), credit > 0],
    [t("order.rows.paid"), formatMoney(total - credit), credit > 0],
  ]
  return rows.flatMap(([label, words, isShown]) =>
    isShown ? [{ label: label.trim(), words }] : [],
  )
}

/** Returns the delivery address; no row if nothing is shipped. `isWhole` adds phone and email. */
export function buildAddressRows(order: Order, { t }: Translations, isWhole = false): EmailRow[] {
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
  return [{ label: t(order.is_pick_up ? "order.rows.customer" : "order.rows.address"), words }]
}
