import { parseAmount } from "#lib/contract/money.ts"
import type { AdminOrder } from "./data-provider.ts"

type Chosen = readonly { order_line_id: number; qty: number }[]

/**
 * Returns what items cost, less their share of the discount, in cents, as the API refunds them
 * without an amount: rounded down.
 */
export function estimateRefund(
  { lines, subtotal, discount_amount }: Pick<AdminOrder, "lines" | "subtotal" | "discount_amount">,
  chosen: Chosen,
): number {
  const prices = new Map(lines.map(({ id, price }) => [id, parseAmount(price)]))
  const cents = chosen.reduce(
    (sum, { order_line_id: id, qty }) => sum + qty * (prices.get(id) ?? 0),
    0,
  )
  const whole = parseAmount(subtotal)
  const discount = Math.abs(parseAmount(discount_amount))
  return whole === 0 ? 0 : Math.floor((cents * (whole - discount)) / whole)
}

/** Returns what can still be refunded, in cents: what was received less what went back. */
export function getRefundable({ payment }: Pick<AdminOrder, "payment">): number {
  return payment === null ? 0 : parseAmount(payment.captured) - parseAmount(payment.refunded)
}
