import type { PaymentParts } from "./payment-parts.ts"

type RecentSync = { at: number; hasResponded: Promise<boolean> }

const memoryMs = 2_000
const recentSyncs = new WeakMap<PaymentParts, Map<number, RecentSync>>()

/**
 * Throttles requests to the gateway to one per payment in two seconds; concurrent callers share its
 * result: whether the gateway responded.
 */
export function withSyncThrottle(
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
