import { type ListStorage, readKeptList, writeKeptList } from "./kept-list.ts"
import { forgetTimes, isFirstTime } from "./once.ts"
import { isShopEvent, type NamedEvent, type ShopEvent } from "./shop-event.ts"

const name = "curlew-events"
const most = 20
/** Older news than this would be counted on a day on which nothing happened. */
const lifeMs = 7 * 86_400_000
const orderLifeMs = 90 * 86_400_000
const checkoutLifeMs = 86_400_000

type Kept = { atMs: number; event: NamedEvent }

/** What a queue stands on; `drawId` gives names that no other event has. */
export type QueueParts = { storage: ListStorage; now: () => number; drawId: () => string }

/**
 * Keeps an event until a page may send it. An order is kept once in 90 days, the beginning of a
 * checkout once for the same goods, until they are bought or a day has passed.
 */
export function queueEvent(parts: QueueParts, event: ShopEvent): void {
  const { storage, now, drawId } = parts
  const nowMs = now()
  if (event.order && !isFirstTime(storage, `order:${event.order.id}`, orderLifeMs, nowMs)) return
  if (event.kind === "purchase") forgetTimes(storage, "checkout:", nowMs)
  if (event.kind === "begin_checkout") {
    const goods = event.items.map(({ code, qty }) => `${code}*${qty}`).join()
    if (!isFirstTime(storage, `checkout:${goods}`, checkoutLifeMs, nowMs)) return
  }
  const id = event.order ? `order-${event.order.id}` : drawId()
  const kept = [...readQueue(parts), { atMs: nowMs, event: { ...event, id } }]
  writeKeptList(storage, name, kept, most)
}

/** Takes all events out, the oldest first: whoever takes them sends them, or nobody does. */
export function takeEvents(parts: QueueParts): NamedEvent[] {
  const kept = readQueue(parts)
  // What cannot be taken out would be sent again and again.
  const isTaken = kept.length > 0 && writeKeptList(parts.storage, name, [], most)
  return isTaken ? kept.map(({ event }) => event) : []
}

/** Drops what waits, and all that is known of the visitor's carts. Which orders were counted stays. */
export function clearEvents({ storage, now }: QueueParts): void {
  writeKeptList(storage, name, [], most)
  forgetTimes(storage, "checkout:", now())
}

function readQueue({ storage, now }: QueueParts): Kept[] {
  return readKeptList(storage, name, isKept).filter(({ atMs }) => atMs > now() - lifeMs)
}

function isKept(entry: unknown): entry is Kept {
  if (typeof entry !== "object" || entry === null) return false
  const { atMs, event } = entry as Record<string, unknown>
  return typeof atMs === "number" && isShopEvent(event) && "id" in event
}
