/** What of the browser's storage a list is kept in. */
export type ListStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/**
 * The list that is kept under a name, of what `isKnown` knows; empty where there is none, or nothing
 * that can be read.
 */
export function getStoredList<T>(
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

/** Keeps the newest entries of a list. Gives whether there was room for them. */
export function saveStoredList(
  storage: ListStorage,
  name: string,
  list: readonly unknown[],
  most: number,
): boolean {
  try {
    if (list.length === 0) storage.removeItem(name)
    else storage.setItem(name, JSON.stringify(list.slice(-most)))
    return true
  } catch {
    return false
  }
}

/** Runs alone, whatever other tabs of the shop do, where the browser can see to that. */
export async function withAnalyticsLock<T>(run: () => T): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request("curlew-analytics", async () => run()) : run()
}
