import { sessionKeySchema } from "#lib/contract/cart.ts"
import { getEnv } from "#lib/env.ts"
import { cartCountCookie } from "./cart-count.ts"
import type { CookieSource, CookieWrite } from "./session-cookie.ts"

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
  return buildWrite(getKeyName(), key ?? "", key === null ? 0 : maxAgeSeconds, true)
}

/** Builds the cookie with the cart's item count for scripts. 0 deletes it. */
export function buildCartCountCookie(count: number): CookieWrite {
  const value = count > 0 ? String(count) : ""
  return buildWrite(cartCountCookie, value, count > 0 ? maxAgeSeconds : 0, false)
}

function buildWrite(name: string, value: string, maxAge: number, httpOnly: boolean): CookieWrite {
  const options = { httpOnly, sameSite: "lax", secure: isSecure(), path: "/", maxAge } as const
  return { name, value, options }
}

function getKeyName(): string {
  return isSecure() ? "__Host-cart" : "cart"
}

function isSecure(): boolean {
  return new URL(getEnv().SITE_URL).protocol === "https:"
}
