import { isRecord } from "#lib/contract/values/record.ts"
import { getStoredList, type ListStorage, saveStoredList } from "./stored-list.ts"

const name = "curlew-counted"
/** More than one customer reaches within the lifetime of a key. */
const maxEntries = 200

type SeenKey = { key: string; untilMs: number }

/**
 * Returns true for the first call with a key within `ttlMs` and stores the key, so that further
 * calls return false. Always false if the browser cannot store it: nothing is counted twice.
 */
export function isFirstTime(
  storage: ListStorage,
  key: string,
  ttlMs: number,
  nowMs: number,
): boolean {
  const seenKeys = getSeenKeys(storage, nowMs)
  if (seenKeys.some((entry) => entry.key === key)) return false
  return saveStoredList(storage, name, [...seenKeys, { key, untilMs: nowMs + ttlMs }], maxEntries)
}

/** Deletes the stored keys with this prefix. */
export function deleteSeenKeys(storage: ListStorage, prefix: string, nowMs: number): void {
  const seenKeys = getSeenKeys(storage, nowMs).filter(({ key }) => !key.startsWith(prefix))
  saveStoredList(storage, name, seenKeys, maxEntries)
}

function getSeenKeys(storage: ListStorage, nowMs: number): SeenKey[] {
  return getStoredList(storage, name, isSeenKey).filter(({ untilMs }) => untilMs > nowMs)
}

function isSeenKey(entry: unknown): entry is SeenKey {
  if (!isRecord(entry)) return false
  const { key, untilMs } = entry
  return typeof key === "string" && typeof untilMs === "number"
}
