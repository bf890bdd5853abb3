import { getEnv } from "#lib/env.ts"
import type { CookieWrite } from "./session-cookie.ts"

/** Builds a cookie for all paths of the shop; a `maxAge` of 0 seconds deletes it. */
export function buildCookieWrite(
  name: string,
  value: string,
  maxAge: number,
  httpOnly = true,
): CookieWrite {
  const options = { httpOnly, sameSite: "lax", secure: isSecure(), path: "/", maxAge } as const
  return { name, value, options }
}

/** True if the shop is served over HTTPS, so that cookies can be `Secure`. */
export function isSecure(): boolean {
  return new URL(getEnv().SITE_URL).protocol === "https:"
}
