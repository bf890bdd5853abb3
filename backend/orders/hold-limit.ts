import { createRateLimitHits, findReachedLimit, type Limit } from "#backend/limits/rate-limit.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { type Email, renderEmail } from "#backend/mail/email-template.ts"
import { enqueueOwnerMail, getOwnerTranslations } from "#backend/mail/mail-outbox.ts"
import { listOrderLines, type Order, type OrderLine, type OrderTrx } from "./order.ts"
import { buildItemRows } from "./order-email-rows.ts"
import type { OrderStepDeps } from "./order-parts.ts"

/** The party that stock is reserved for. `network` and `address` are digests; empty if unknown. */
export type HoldParty = { userId: number; network: string; address: string }

/** Stock that was reserved for an order which was never paid. */
export type StockHold = HoldParty & { from: Date; until: Date }

const dayMs = 86_400_000

/**
 * How often stock may be reserved without payment, each time for as long as an order stays open.
 */
const holdLimits = {
  customer: { holds: 3, withinDays: 7 },
  address: { holds: 5, withinDays: 1 },
  network: { holds: 10, withinDays: 1 },
} as const

export type HoldLimit = keyof typeof holdLimits

/** Reservations older than this count towards no limit. */
export const longestHoldMemoryMs = 7 * dayMs

const isSame: Record<HoldLimit, (hold: StockHold, party: HoldParty) => boolean> = {
  customer: (hold, party) => hold.userId === party.userId,
  address: (hold, party) => party.address !== "" && hold.address === party.address,
  network: (hold, party) => party.network !== "" && hold.network === party.network,
}

/**
 * Returns the limit of unpaid reservations that this customer, or others at the same address or
 * network, have reached; null if none. Counts the reserved time: an order that is superseded or
 * sent again in time extends its reservation, and twenty orders within a minute count as much as
 * one.
 */
export function findHoldLimit(
  holds: readonly StockHold[],
  party: HoldParty,
  { holdMs, now }: { holdMs: number; now: Date },
): HoldLimit | null {
  const isUsedUp = (limit: HoldLimit) => {
    const { holds: most, withinDays } = holdLimits[limit]
    const since = now.getTime() - withinDays * dayMs
    const counted = holds.filter(
      (hold) => hold.until.getTime() > since && isSame[limit](hold, party),
    )
    const heldMs = counted.reduce(
      (sum, { from, until }) => sum + until.getTime() - from.getTime(),
      0,
    )
    return heldMs >= most * holdMs
  }
  const limits = ["customer", "address", "network"] as const
  return limits.find(isUsedUp) ?? null
}

type ReachedHoldLimit = { order: Order; limit: HoldLimit; party: HoldParty }

/**
 * Emails the owner why no stock is reserved for an unpaid order: once a day for each customer,
 * delivery address or IP address.
 */
export async function enqueueHoldLimitEmail(
  trx: OrderTrx,
  { now, orders }: Pick<OrderStepDeps, "now" | "orders">,
  { order, limit, party }: ReachedHoldLimit,
): Promise<void> {
  const who = limit === "customer" ? party.userId : party[limit]
  const bucket = `hold-limit-email:${limit}:${who}`
  const once: Limit = { bucket, max: 1, withinMs: 86_400_000, detail: { code: "rate_limited" } }
  if ((await findReachedLimit(trx, [once], now())) !== null) return
  await createRateLimitHits(trx, [once], now())
  const email = buildHoldLimitEmail({ order, limit, lines: await listOrderLines(trx, order.id) })
  const mail = renderEmail(
    email,
    await getEmailBranding(trx, orders.siteUrl),
    getOwnerTranslations(),
  )
  await enqueueOwnerMail(trx, { about: `order:${order.id}`, replyTo: null, ...mail })
}

/** Builds the email which states that an order takes its stock when it is paid, and why. */
function buildHoldLimitEmail({
  order,
  limit,
  lines,
}: {
  order: Order
  limit: HoldLimit
  lines: readonly OrderLine[]
}): Email {
  const { holds, withinDays } = holdLimits[limit]
  const time = withinDays === 1 ? "a day" : "a week"
  const who = {
    customer: `${order.email} has`,
    address: "People at the delivery address of this order have",
    network: "People at the network address that this order came from have",
  }[limit]
  return {
    subject: `Order ${order.id}: no stock is set aside until it is paid`,
    paragraphs: [
      `${who} had stock set aside ${holds} times within ${time} without paying for it.`,
      `So order ${order.id} takes its stock when it is paid, and so will the next ones. It can be paid as usual. If the stock is gone by then, the payment is refunded automatically and the customer is told.`,
      "If somebody holds stock from your customers on purpose, switch their account off.",
    ],
    rows: buildItemRows(lines, getOwnerTranslations(), true),
    code: null,
    button: null,
    notes: [`Order number: ${order.id}`],
  }
}
