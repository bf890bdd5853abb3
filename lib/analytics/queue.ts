import { isRecord } from "#lib/contract/values/record.ts"
import { isShopEvent, type NamedEvent, type ShopEvent } from "./shop-event.ts"

const queueKey = "curlew-events"
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
  saveStoredList(storage, queueKey, queued, maxEvents)
}

/** Removes and returns all events, oldest first. The caller has to send them: at most once. */
export function dequeueEvents(deps: QueueDeps): NamedEvent[] {
  const queued = getQueue(deps)
  // Events that cannot be removed are not returned: they would be sent again each time.
  const isRemoved = queued.length > 0 && saveStoredList(deps.storage, queueKey, [], maxEvents)
  return isRemoved ? queued.map(({ event }) => event) : []
}

/** Deletes the queued events and the keys of started checkouts. The keys of orders remain. */
export function deleteQueuedEvents({ storage, now }: QueueDeps): void {
  saveStoredList(storage, queueKey, [], maxEvents)
  deleteSeenKeys(storage, "checkout:", now())
}

function getQueue({ storage, now }: QueueDeps): QueuedEvent[] {
  return getStoredList(storage, queueKey, isQueuedEvent).filter(({ atMs }) => atMs > now() - ttlMs)
}

function isQueuedEvent(entry: unknown): entry is QueuedEvent {
  if (!isRecord(entry)) return false
  const { atMs, event } = entry
  return typeof atMs === "number" && isShopEvent(event) && "id" in event
}

const seenKeysKey = "curlew-counted"
/** More than one customer reaches within the lifetime of a key. */
const maxEntries = 200

type SeenKey = { key: string; untilMs: number }

/**
 * Returns true for the first call with a key within `ttlMs` and stores the key, so that further
 * calls return false. Always false if the browser cannot store it: nothing is counted twice.
 */
function isFirstTime(storage: ListStorage, key: string, ttlMs: number, nowMs: number): boolean {
  const seenKeys = getSeenKeys(storage, nowMs)
  if (seenKeys.some((entry) => entry.key === key)) return false
  return saveStoredList(
    storage,
    seenKeysKey,
    [...seenKeys, { key, untilMs: nowMs + ttlMs }],
    maxEntries,
  )
}

/** Deletes the stored keys with this prefix. */
function deleteSeenKeys(storage: ListStorage, prefix: string, nowMs: number): void {
  const seenKeys = getSeenKeys(storage, nowMs).filter(({ key }) => !key.startsWith(prefix))
  saveStoredList(storage, seenKeysKey, seenKeys, maxEntries)
}

function getSeenKeys(storage: ListStorage, nowMs: number): SeenKey[] {
  return getStoredList(storage, seenKeysKey, isSeenKey).filter(({ untilMs }) => untilMs > nowMs)
}

function isSeenKey(entry: unknown): entry is SeenKey {
  if (!isRecord(entry)) return false
  const { key, untilMs } = entry
  return typeof key === "string" && typeof untilMs === "number"
}

/** The methods of Web Storage that a stored list uses. */
export type ListStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/**
 * Returns the entries that `isKnown` accepts from the list stored under this name. Empty where the
 * list is missing, malformed or not accessible.
 */
function getStoredList<T>(
  storage: ListStorage,
  name: string,
  isKnown: (entry: unknown) => entry is T,
): T[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(name) ?? "[]")
    return Array.isArray(list) ? list.filter(isKnown) : []
  } catch {
    return []
  }
}

/** Stores the newest entries of a list. Returns false if the storage is full or not accessible. */
function saveStoredList(
  storage: ListStorage,
  name: string,
  list: readonly unknown[],
  maxEntries: number,
): boolean {
  try {
    if (list.length === 0) storage.removeItem(name)
    else storage.setItem(name, JSON.stringify(list.slice(-maxEntries)))
    return true
  } catch {
    return false
  }
}

/**
 * Calls `run` under a Web Lock that all tabs of the shop share; without a lock where the browser
 * does not support them.
 */
export async function withAnalyticsLock<T>(run: () => T): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request("curlew-analytics", async () => run()) : run()
}
