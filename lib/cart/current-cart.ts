import "server-only"
import { cookies } from "next/headers"
import { setCookies } from "#lib/session/current-session.ts"
import type { CookieWrite } from "#lib/session/session-cookie.ts"
import {
  buildCartCountCookie,
  buildCartKeyCookie,
  readCartCount,
  readCartKey,
} from "./cart-cookie.ts"

/** The key to the guest's cart of the browser that asks; null where it has none. */
export async function getCartKey(): Promise<string | null> {
  return readCartKey(await cookies())
}

/** What an answer of the API says of a cart: the key to it and how many items are in it. */
export type CartNews = { sessionKey?: string | null; item_count?: number }

/**
 * Keeps in the browser what an answer says of its cart: the key where it has one, and the count.
 * While a page is being rendered its cookies cannot be changed; then nothing is kept.
 */
export async function keepCartNews({ sessionKey, item_count }: CartNews): Promise<void> {
  const writes = sessionKey ? [buildCartKeyCookie(sessionKey)] : []
  if (item_count !== undefined && item_count !== readCartCount(await cookies())) {
    // Not for a count that is there: pages hear of every cookie that is set, and look at the cart.
    writes.push(buildCartCountCookie(item_count))
  }
  await trySetCookies(writes)
}

/** Forgets the key to a guest's cart that is gone, where cookies can be changed. */
export async function forgetCartKey(): Promise<void> {
  await trySetCookies([buildCartKeyCookie(null)])
}

async function trySetCookies(writes: readonly CookieWrite[]): Promise<void> {
  try {
    await setCookies(writes)
  } catch {
    // A page is being rendered. The next answer to a script or a form keeps it.
  }
}
