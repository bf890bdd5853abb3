import { type DaySpan, parseDaySpan } from "../values/day-span.ts"
import { type DateSpan, type DispatchCalendar, resolveArrival } from "./business-days.ts"

/** Business days from an order to its dispatch (specification 1, section 9). */
export const processingDays: DaySpan = { from: 2, to: 3 }

/** How an item reaches the customer: sent at a fixed price, sent at a quoted price, or emailed. */
export type DeliveryKind = "posted" | "quoted" | "ticket"

/** Delivery data of an offered or ordered item. */
export type PromisedItem = {
  delivery: DeliveryKind
  /** Business days until dispatch; null for the shop's usual time. */
  leadDays: DaySpan | null
}

/**
 * The chosen shipping method. Without transit days of its own for the destination, its description
 * may contain them ("3 to 5 business days").
 */
export type PromisedMethod = {
  isPickUp: boolean
  description: string
  transitDays?: DaySpan | null
}

/** When something is ordered: a day in the shop's calendar, and the days on which parcels leave. */
export type PromisedOrder = { orderedOn: string; calendar: DispatchCalendar }

/** Message keys of the lines of a delivery promise. */
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

/**
 * One line of a delivery promise. `days` are business days from the order, and `dates` the days in
 * the calendar that an arrival with a known day of the order falls on.
 */
export type PromiseLine = {
  name: (typeof promiseNames)[number]
  days: DaySpan | null
  dates?: DateSpan | undefined
}

export type DeliveryPromise = {
  /** Business days until dispatch or pick-up; null if nothing is sent. */
  handlingDays: DaySpan | null
  /** True if it ships at the shop's fixed prices. */
  isPosted: boolean
  lines: readonly PromiseLine[]
}

/** Returns how a product is delivered, by its flags in the API response. */
export function resolveDeliveryKind(wire: {
  is_ticket: boolean
  ships_by_quote: boolean
}): DeliveryKind {
  if (wire.is_ticket) return "ticket"
  return wire.ships_by_quote ? "quoted" : "posted"
}

/** Returns the lead time of a product or an order line; null if it has none of its own. */
export function parseLeadDays(wire: {
  lead_days_min: number | null
  lead_days_max: number | null
}): DaySpan | null {
  const { lead_days_min: from, lead_days_max: to } = wire
  return from === null || to === null ? null : { from, to }
}

/**
 * Returns the promised delivery of a product, a cart or an order. One parcel leaves when the
 * slowest item is ready. Without a method the promise has no arrival, and bulky items need a quote.
 * With an order, the arrival has dates. A product's shipping note is displayed beside the promise and
 * does not change it.
 */
export function buildDeliveryPromise(
  items: readonly PromisedItem[],
  method: PromisedMethod | null = null,
  order: PromisedOrder | null = null,
): DeliveryPromise {
  const sent = items.filter(({ delivery }) => delivery !== "ticket")
  const handlingDays = joinDays(sent.map(({ leadDays }) => leadDays ?? processingDays))
  const isMade = sent.some(({ leadDays }) => leadDays !== null)
  const isPickUp = method?.isPickUp ?? false
  const needsQuote = method === null && sent.some(({ delivery }) => delivery === "quoted")
  const transitDays = method === null || isPickUp ? null : resolveTransitDays(method)
  const lines: PromiseLine[] = []
  if (handlingDays !== null) {
    const name = isPickUp ? (isMade ? "readyMade" : "ready") : isMade ? "leavesMade" : "leaves"
    lines.push({ name, days: handlingDays })
    if (transitDays !== null) {
      const days = addDays(handlingDays, transitDays)
      const dates =
        order && resolveArrival(order.orderedOn, { handlingDays, transitDays }, order.calendar)
      lines.push({ name: "arrives", days, ...(dates && { dates }) })
    }
  }
  if (needsQuote) lines.push({ name: "quote", days: null })
  if (sent.length < items.length) {
    lines.push({ name: sent.length === 0 ? "tickets" : "ticketsToo", days: null })
  }
  return { handlingDays, isPosted: handlingDays !== null && !needsQuote && !isPickUp, lines }
}

/** Returns the business days in transit; null where the shop does not specify them. */
export function resolveTransitDays({
  description,
  transitDays,
}: Pick<PromisedMethod, "description" | "transitDays">): DaySpan | null {
  return transitDays ?? parseDaySpan(description)
}

/** Returns the business days in transit to a region; null if it has none of its own. */
export function parseTransitDays(wire: {
  transit_days_min: number | null
  transit_days_max: number | null
}): DaySpan | null {
  const { transit_days_min: from, transit_days_max: to } = wire
  return from === null || to === null ? null : { from, to }
}

/** Returns the range in which the slowest item is ready; null for none. */
function joinDays(spans: readonly DaySpan[]): DaySpan | null {
  if (spans.length === 0) return null
  const from = Math.max(...spans.map((span) => span.from))
  return { from, to: Math.max(...spans.map((span) => span.to)) }
}

function addDays(one: DaySpan, other: DaySpan): DaySpan {
  return { from: one.from + other.from, to: one.to + other.to }
}
