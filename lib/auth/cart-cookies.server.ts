import "server-only"
import { cookies } from "next/headers"
import {
  buildCartCountCookie,
  buildCartKeyCookie,
  getCartCountCookie,
  getCartKeyCookie,
} from "./cart-cookie.ts"
import { saveCookies } from "./current-session.ts"
import type { CookieWrite } from "./session-cookie.ts"

/** Returns the key of the guest's cart from the request's cookies; null if there is none. */
export async function getCartKey(): Promise<string | null> {
  return getCartKeyCookie(await cookies())
}

/**
 * The cart data that an API response carries for the cookies: the guest cart's key and the item
 * count.
 */
type CartCookieValues = { sessionKey?: string | null; item_count?: number }

/**
 * Sets the cart cookies from an API response: the key if there is one, and the count. While a page
 * is rendered cookies cannot be set; then nothing is saved.
 */
export async function saveCartCookies({ sessionKey, item_count }: CartCookieValues): Promise<void> {
  const writes = sessionKey ? [buildCartKeyCookie(sessionKey)] : []
  if (item_count !== undefined && item_count !== getCartCountCookie(await cookies())) {
    // Skips an unchanged count: pages get a change event for every cookie that is set, and refetch
    // the cart.
    writes.push(buildCartCountCookie(item_count))
  }
  await trySetCookies(writes)
}

/** Deletes the key of a guest's cart that no longer exists, if cookies can be set. */
export async function deleteCartKey(): Promise<void> {
  await trySetCookies([buildCartKeyCookie(null)])
}

async function trySetCookies(writes: readonly CookieWrite[]): Promise<void> {
  try {
    await saveCookies(writes)
  } catch {
    // A page is being rendered. The next response to a script or a form sets the cookies.
  }
}
