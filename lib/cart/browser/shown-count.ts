import { cartCountCookie } from "../cart-count.ts"

const listeners = new Set<() => void>()

/** What is shown instead of the cookie's number while changes are on their way; null when none is. */
let ahead: number | null = null
/** Additions that are on their way. */
let adding = 0

/** How many items the header says are in the cart. In browsers only. */
export function getShownCount(): number {
  return ahead ?? readCartCount(document.cookie)
}

/** How many items a browser's cookies (`document.cookie`) say are in the cart. */
export function readCartCount(cookieText: string): number {
  const prefix = `${cartCountCookie}=`
  const cookie = cookieText.split(";").find((part) => part.trim().startsWith(prefix))
  const count = Number(cookie?.trim().slice(prefix.length))
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

/**
 * Calls back whenever that number may have changed: in this tab or another, when the tab is looked
 * at again, and when a page comes back as it was left. Returns what stops it.
 */
export function watchShownCount(onChange: () => void): () => void {
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
 * Counts items that are being added before the shop has said so. Call what is returned with
 * whether they were.
 */
export function countAhead(qty: number): (isTaken: boolean) => void {
  ahead = getShownCount() + qty
  adding += 1
  lookAtCount()
  return (isTaken) => {
    adding -= 1
    if (!isTaken && ahead !== null) ahead -= qty
    if (adding === 0) ahead = null
    lookAtCount()
  }
}

/** Shows this number for a cart whose changes are on their way; null goes back to the cookie's. */
export function showCount(count: number | null): void {
  if (adding > 0) return
  ahead = count
  lookAtCount()
}

/** The cookie may say something new. */
export function lookAtCount(): void {
  for (const listener of listeners) listener()
}
