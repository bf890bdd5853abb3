import { type DaySpan, parseDaySpan } from "./day-span.ts"

/** Business days from an order to its parcel leaving (specification 1, section 9). */
export const processingDays: DaySpan = { from: 2, to: 3 }

/** How something reaches the customer: sent at a fixed price, sent at a price on request, or emailed. */
export type DeliveryKind = "posted" | "quoted" | "ticket"

/** What is known of one thing that is offered or ordered. */
export type PromisedItem = {
  delivery: DeliveryKind
  /** Business days until it leaves; null where they are the shop's usual ones. */
  leadDays: DaySpan | null
}

/** The chosen way to deliver; its description may tell the days on the way ("3 to 5 business days"). */
export type PromisedMethod = { isPickUp: boolean; description: string }

/** The sentences of a promise, by the names of their texts. */
export const promiseNames = [
  "leaves",
  "leavesMade",
  "ready",
  "readyMade",
  "arrives",
  "quote",
  "tickets",
  "ticketsToo",
] as const

/** One sentence of a promise; `days` are business days from the order on. */
export type PromiseLine = { name: (typeof promiseNames)[number]; days: DaySpan | null }

export type DeliveryPromise = {
  /** Business days until it leaves or can be picked up; null where nothing is sent. */
  handlingDays: DaySpan | null
  /** Whether it is sent at the shop's fixed prices. */
  isPosted: boolean
  lines: readonly PromiseLine[]
}

/** Returns how a product is delivered, by its flags on the wire. */
export function resolveDeliveryKind(wire: {
  is_ticket: boolean
  ships_by_quote: boolean
}): DeliveryKind {
  if (wire.is_ticket) return "ticket"
  return wire.ships_by_quote ? "quoted" : "posted"
}

/** Returns the lead time of a product or of a line; null where it has none of its own. */
export function parseLeadDays(wire: {
  lead_days_min: number | null
  lead_days_max: number | null
}): DaySpan | null {
  const { lead_days_min: from, lead_days_max: to } = wire
  return from === null || to === null ? null : { from, to }
}

/**
 * Returns what a customer is promised of the delivery of a product, a cart or an order. One parcel
 * leaves when the slowest item is ready. Without a method nothing is said of the arrival, and bulky
 * items need a quote. A product's shipping note is shown beside the promise and changes nothing of it.
 */
export function buildDeliveryPromise(
  items: readonly PromisedItem[],
  method: PromisedMethod | null = null,
): DeliveryPromise {
  const sent = items.filter(({ delivery }) => delivery !== "ticket")
  const handlingDays = joinDays(sent.map(({ leadDays }) => leadDays ?? processingDays))
  const isMade = sent.some(({ leadDays }) => leadDays !== null)
  const isPickUp = method?.isPickUp ?? false
  const needsQuote = method === null && sent.some(({ delivery }) => delivery === "quoted")
  const transitDays = method === null || isPickUp ? null : parseDaySpan(method.description)
  const lines: PromiseLine[] = []
  if (handlingDays !== null) {
    const name = isPickUp ? (isMade ? "readyMade" : "ready") : isMade ? "leavesMade" : "leaves"
    lines.push({ name, days: handlingDays })
    if (transitDays !== null) {
      lines.push({ name: "arrives", days: addDays(handlingDays, transitDays) })
    }
  }
  if (needsQuote) lines.push({ name: "quote", days: null })
  if (sent.length < items.length) {
    lines.push({ name: sent.length === 0 ? "tickets" : "ticketsToo", days: null })
  }
  return { handlingDays, isPosted: handlingDays !== null && !needsQuote && !isPickUp, lines }
}

/** The span in which the slowest of these is ready; null for none. */
function joinDays(spans: readonly DaySpan[]): DaySpan | null {
  if (spans.length === 0) return null
  const from = Math.max(...spans.map((span) => span.from))
  return { from, to: Math.max(...spans.map((span) => span.to)) }
}

function addDays(one: DaySpan, other: DaySpan): DaySpan {
  return { from: one.from + other.from, to: one.to + other.to }
}
