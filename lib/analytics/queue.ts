import { isRecord } from "#lib/contract/values/record.ts"
import { deleteSeenKeys, isFirstTime } from "./seen-keys.ts"
import { isShopEvent, type NamedEvent, type ShopEvent } from "./shop-event.ts"
import { getStoredList, type ListStorage, saveStoredList } from "./stored-list.ts"

const name = "curlew-events"
const maxEvents = 20
/** Older events are dropped: they would be counted on the wrong day. */
const ttlMs = 7 * 86_400_000
const orderTtlMs = 90 * 86_400_000
const checkoutTtlMs = 86_400_000

type QueuedEvent = { atMs: number; event: NamedEvent }

/** Dependencies of the queue; `createId` returns unique ids. */
export type QueueDeps = { storage: ListStorage; now: () => number; createId: () => string }

/**
 * Enqueues an event until a page may send it. Deduplicates: a purchase once per order in 90 days,
 * begin_checkout once for the same items, until they are bought or a day has passed.
 */
export function enqueueEvent(deps: QueueDeps, event: ShopEvent): void {
  const { storage, now, createId } = deps
  const nowMs = now()
  if (event.order && !isFirstTime(storage, `order:${event.order.id}`, orderTtlMs, nowMs)) return
  if (event.kind === "purchase") deleteSeenKeys(storage, "checkout:", nowMs)
  if (event.kind === "begin_checkout") {
    const itemsKey = event.items.map(({ code, qty }) => `${code}*${qty}`).join()
    if (!isFirstTime(storage, `checkout:${itemsKey}`, checkoutTtlMs, nowMs)) return
  }
  const id = event.order ? `order-${event.order.id}` : createId()
  const queued = [...getQueue(deps), { atMs: nowMs, event: { ...event, id } }]
  saveStoredList(storage, name, queued, maxEvents)
}

/** Removes and returns all events, oldest first. The caller has to send them: at most once. */
export function dequeueEvents(deps: QueueDeps): NamedEvent[] {
  const queued = getQueue(deps)
  // Events that cannot be removed are not returned: they would be sent again each time.
  const isRemoved = queued.length > 0 && saveStoredList(deps.storage, name, [], maxEvents)
  return isRemoved ? queued.map(({ event }) => event) : []
}

/** Deletes the queued events and the keys of started checkouts. The keys of orders remain. */
export function deleteQueuedEvents({ storage, now }: QueueDeps): void {
  saveStoredList(storage, name, [], maxEvents)
  deleteSeenKeys(storage, "checkout:", now())
}

function getQueue({ storage, now }: QueueDeps): QueuedEvent[] {
  return getStoredList(storage, name, isQueuedEvent).filter(({ atMs }) => atMs > now() - ttlMs)
}

function isQueuedEvent(entry: unknown): entry is QueuedEvent {
  if (!isRecord(entry)) return false
  const { atMs, event } = entry
  return typeof atMs === "number" && isShopEvent(event) && "id" in event
}
