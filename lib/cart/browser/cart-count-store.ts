import { cartCountCookie } from "#lib/auth/cart-count.ts"

const listeners = new Set<() => void>()

/** The count shown instead of the cookie's while changes are in flight; null if none is. */
let optimisticCount: number | null = null
/** Number of additions in flight. */
let adding = 0

/** Returns how many items the header shows in the cart. In browsers only. */
export function getShownCount(): number {
  return optimisticCount ?? parseCartCount(document.cookie)
}

/** Parses the cart count from a browser's cookies (`document.cookie`). */
export function parseCartCount(cookieText: string): number {
  const prefix = `${cartCountCookie}=`
  const cookie = cookieText.split(";").find((part) => part.trim().startsWith(prefix))
  const count = Number(cookie?.trim().slice(prefix.length))
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

/**
 * Calls back whenever the shown count may have changed: in this tab or another, when the tab
 * becomes visible, and when a page is restored from the back/forward cache. Returns the unsubscribe
 * function.
 */
export function subscribeToShownCount(onChange: () => void): () => void {
  const abort = new AbortController()
  const { signal } = abort
  listeners.add(onChange)
  document.addEventListener("visibilitychange", onChange, { signal })
  for (const type of ["pageshow", "focus"]) addEventListener(type, onChange, { signal })
  if ("cookieStore" in globalThis && globalThis.cookieStore instanceof EventTarget) {
    globalThis.cookieStore.addEventListener("change", onChange, { signal })
  }
  return () => {
    abort.abort()
    listeners.delete(onChange)
  }
}

/**
 * Adds items to the shown count before the server confirms them (optimistic update). Call the
 * returned function with whether they were added.
 */
export function startOptimisticAdd(qty: number): (isTaken: boolean) => void {
  optimisticCount = getShownCount() + qty
  adding += 1
  publishShownCount()
  return (isTaken) => {
    adding -= 1
    if (!isTaken && optimisticCount !== null) optimisticCount -= qty
    if (adding === 0) optimisticCount = null
    publishShownCount()
  }
}

/** Shows this count for a cart with changes in flight; null resets it to the cookie's. */
export function updateShownCount(count: number | null): void {
  if (adding > 0) return
  optimisticCount = count
  publishShownCount()
}

/** Notifies subscribers that the shown count may have changed. */
export function publishShownCount(): void {
  for (const listener of listeners) listener()
}
