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

/** Returns what can still be refunded, in cents: what was received less all refunds. */
export function getRefundable(order: Pick<AdminOrder, "payment">): number {
  const { payment } = order
  if (payment === null) return 0
  return parseAmount(payment.captured) - parseAmount(payment.refunded) - getPendingRefund(order)
}

/** Returns the refunds that the gateway has not confirmed yet, in cents. */
export function getPendingRefund({ payment }: Pick<AdminOrder, "payment">): number {
  if (payment === null) return 0
  return Math.max(parseAmount(payment.refund_due) - parseAmount(payment.refunded), 0)
}
