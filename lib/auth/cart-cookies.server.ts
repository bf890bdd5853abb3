import "server-only"
import { cookies } from "next/headers"
import { sessionKeySchema } from "#lib/contract/cart.ts"
import { cartCountCookie } from "./cart-count.ts"
import { buildCookieWrite, isSecure } from "./cookie-write.ts"
import { saveCookies } from "./current-session.ts"
import type { CookieSource, CookieWrite } from "./session-cookie.ts"

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

/** The API's time to live of a guest's cart. */
const maxAgeSeconds = 60 * 86_400

/** Returns the key of the guest's cart from a browser's cookies; null if there is none. */
export function getCartKeyCookie(source: CookieSource): string | null {
  const name = getKeyName()
  const value = source.getAll().find((cookie) => cookie.name === name)?.value
  return sessionKeySchema.safeParse(value).data ?? null
}

/** Returns the item count from the cookie that scripts can read; 0 if there is none. */
export function getCartCountCookie(source: CookieSource): number {
  const value = source.getAll().find(({ name }) => name === cartCountCookie)?.value ?? ""
  return /^\d{1,9}$/.test(value) ? Number(value) : 0
}

/**
 * Builds the cookie with the key of a guest's cart; httpOnly, so not readable by scripts. Null
 * deletes it.
 */
export function buildCartKeyCookie(key: string | null): CookieWrite {
  return buildCookieWrite(getKeyName(), key ?? "", key === null ? 0 : maxAgeSeconds)
}

/** Builds the cookie with the cart's item count for scripts. 0 deletes it. */
export function buildCartCountCookie(count: number): CookieWrite {
  const value = count > 0 ? String(count) : ""
  return buildCookieWrite(cartCountCookie, value, count > 0 ? maxAgeSeconds : 0, false)
}

function getKeyName(): string {
  return isSecure() ? "__Host-cart" : "cart"
}
