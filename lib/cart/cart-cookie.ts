import { sessionKeySchema } from "#lib/contract/cart.ts"
import { getEnv } from "#lib/env.ts"
import type { CookieSource, CookieWrite } from "#lib/session/session-cookie.ts"
import { cartCountCookie } from "./cart-count.ts"

/** As long as the API keeps a guest's cart. */
const lifeSeconds = 60 * 86_400

/** The key to a guest's cart in a browser's cookies; null where there is none. */
export function readCartKey(source: CookieSource): string | null {
  const name = getKeyName()
  const value = source.getAll().find((cookie) => cookie.name === name)?.value
  return sessionKeySchema.safeParse(value).data ?? null
}

/** How many items scripts are told of by a browser's cookies; 0 where they are told of none. */
export function readCartCount(source: CookieSource): number {
  const value = source.getAll().find(({ name }) => name === cartCountCookie)?.value ?? ""
  return /^\d{1,9}$/.test(value) ? Number(value) : 0
}

/** The cookie that keeps the key to a guest's cart, out of reach of scripts. Null removes it. */
export function buildCartKeyCookie(key: string | null): CookieWrite {
  return buildWrite(getKeyName(), key ?? "", key === null ? 0 : lifeSeconds, true)
}

/** The cookie that tells scripts how many items are in the cart. None removes it. */
export function buildCartCountCookie(count: number): CookieWrite {
  const value = count > 0 ? String(count) : ""
  return buildWrite(cartCountCookie, value, count > 0 ? lifeSeconds : 0, false)
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
