import type { z } from "zod"
import { buildAmount } from "#lib/contract/money.ts"
import type { PaymentOutcome, paidSchema } from "#lib/contract/payment.ts"
import type { PaymentDeps, PaymentParts } from "./payment-parts.ts"
import { getPayment, isOpenPayment, type Payment } from "./payments.ts"
import { syncPayment } from "./sync-payment.ts"

/**
 * Returns the result of a payment by its token; `payment` is null for an unknown token. Queries the
 * gateway about an open payment first, so that a returning payer need not wait for its webhook.
 */
export async function getPaymentResult(
  deps: PaymentDeps,
  token: string,
): Promise<z.input<typeof paidSchema>> {
  const known = await getPayment(deps.db, token)
  if (known === null) return { success: false, payment: null }
  const isCertain = await hasGatewayResponded(deps, known)
  const payment = (await getPayment(deps.db, token)) ?? known
  const outcome = await lookFurther(deps, payment, resolveOutcome(payment, isCertain))
  const promises =
    outcome === "paid"
      ? await deps.payments.effects[payment.purpose]?.listPromises?.(deps.db, payment)
      : []
  return {
    success: outcome === "paid",
    payment: {
      id: payment.id,
      status: payment.status,
      outcome,
      purpose: payment.purpose,
      amount: buildAmount(payment.amount_cents),
      order_id: payment.purpose === "order" ? Number(payment.reference) : null,
      promises: [...(promises ?? [])],
    },
  }
}

/** The return page of an old failure reports "paid" if a second attempt has paid since. */
async function lookFurther(
  { db, payments }: PaymentDeps,
  payment: Payment,
  outcome: PaymentOutcome,
): Promise<PaymentOutcome> {
  if (outcome !== "not_charged") return outcome
  const isPaid = await payments.effects[payment.purpose]?.isPaidOtherwise?.(db, payment)
  return isPaid === true ? "paid" : outcome
}

/**
 * Resolves the outcome for the payer; `isCertain`: the gateway has just confirmed the status, or
 * the payment is closed.
 */
export function resolveOutcome(
  payment: Pick<Payment, "status" | "captured_cents" | "refund_due_cents" | "trouble">,
  isCertain: boolean,
): PaymentOutcome {
  if (payment.status === "paid") {
    const { captured_cents: captured, refund_due_cents: due } = payment
    return due > 0 && due >= captured ? "refunded" : "paid"
  }
  if (payment.status === "pending") return "checking"
  if (payment.status !== "waiting") return "not_charged"
  return isCertain && payment.trouble === "" ? "not_charged" : "checking"
}

/** A payment that was never started at the gateway cannot have been paid there. */
function hasGatewayResponded(deps: PaymentDeps, payment: Payment): Promise<boolean> | boolean {
  if (!isOpenPayment(payment) || payment.gateway_reference === null) return true
  return withSyncThrottle(deps, payment.id, async () => {
    try {
      await syncPayment(deps, payment)
      return true
    } catch (error) {
      const line = { err: error, payment: payment.id }
      deps.payments.log.warn(line, "payments: gateway request failed")
      return false
    }
  })
}

type RecentSync = { at: number; hasResponded: Promise<boolean> }

const memoryMs = 2_000
const recentSyncs = new WeakMap<PaymentParts, Map<number, RecentSync>>()

/**
 * Throttles requests to the gateway to one per payment in two seconds; concurrent callers share its
 * result: whether the gateway responded.
 */
function withSyncThrottle(
  { payments, now }: { payments: PaymentParts; now: () => Date },
  paymentId: number,
  sync: () => Promise<boolean>,
): Promise<boolean> {
  const at = now().getTime()
  const syncsById = recentSyncs.get(payments) ?? new Map<number, RecentSync>()
  recentSyncs.set(payments, syncsById)
  for (const [id, { at: since }] of syncsById) if (at - since >= memoryMs) syncsById.delete(id)
  const recent = syncsById.get(paymentId)
  if (recent !== undefined) return recent.hasResponded
  const hasResponded = sync()
  syncsById.set(paymentId, { at, hasResponded })
  return hasResponded
}
