import { getStoredList, type ListStorage, saveStoredList } from "./stored-list.ts"

const name = "curlew-counted"
/** More than anybody buys in that time. */
const most = 200

type Mark = { key: string; untilMs: number }

/**
 * Whether something happens for the first time within `lifeMs`; from then on it does not. A browser
 * that keeps nothing is told that it does not, so that nothing is ever counted twice.
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

/** Forgets what has happened under keys that begin like this. */
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
