/** The methods of Web Storage that a stored list uses. */
export type ListStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/**
 * Returns the entries that `isKnown` accepts from the list stored under this name. Empty where the
 * list is missing, malformed or not accessible.
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

/** Stores the newest entries of a list. Returns false if the storage is full or not accessible. */
export function saveStoredList(
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
