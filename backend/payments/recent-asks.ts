import type { PaymentParts } from "./payment-parts.ts"

type Ask = { at: number; isAnswered: Promise<boolean> }

const memoryMs = 2_000
const asksOf = new WeakMap<PaymentParts, Map<number, Ask>>()

/**
 * Throttles requests to the gateway to one per payment in two seconds; concurrent callers share its
 * result: whether the gateway responded.
 */
export function askAtMostOften(
  { payments, now }: { payments: PaymentParts; now: () => Date },
  paymentId: number,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  const at = now().getTime()
  const asks = asksOf.get(payments) ?? new Map<number, Ask>()
  asksOf.set(payments, asks)
  for (const [id, { at: since }] of asks) if (at - since >= memoryMs) asks.delete(id)
  const recent = asks.get(paymentId)
  if (recent !== undefined) return recent.isAnswered
  const isAnswered = ask()
  asks.set(paymentId, { at, isAnswered })
  return isAnswered
}
