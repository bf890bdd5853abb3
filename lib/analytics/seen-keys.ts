import { getStoredList, type ListStorage, saveStoredList } from "./stored-list.ts"

const name = "curlew-counted"
/** More than one customer reaches within the lifetime of a key. */
const most = 200

type Mark = { key: string; untilMs: number }

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
  const marks = readMarks(storage, nowMs)
  if (marks.some((mark) => mark.key === key)) return false
  return saveStoredList(storage, name, [...marks, { key, untilMs: nowMs + ttlMs }], most)
}

/** Deletes the stored keys with this prefix. */
export function deleteSeenKeys(storage: ListStorage, prefix: string, nowMs: number): void {
  const marks = readMarks(storage, nowMs).filter(({ key }) => !key.startsWith(prefix))
  saveStoredList(storage, name, marks, most)
}

function readMarks(storage: ListStorage, nowMs: number): Mark[] {
  return getStoredList(storage, name, isMark).filter(({ untilMs }) => untilMs > nowMs)
}

function isMark(entry: unknown): entry is Mark {
  if (typeof entry !== "object" || entry === null) return false
  const { key, untilMs } = entry as Record<string, unknown>
  return typeof key === "string" && typeof untilMs === "number"
}
