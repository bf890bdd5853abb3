import { decodeJwt } from "jose"
import type { Tokens } from "#lib/contract/account-calls.ts"
import type { StoredTokens } from "./session.ts"

/** An access token is refreshed when this much of its lifetime, or less, is left. */
export const renewBeforeMs = 30_000
/** For tokens without an expiry. */
const defaultLifetimeMs = 300_000

/**
 * Builds stored tokens with their expiry by our own clock. A token fresh from the API expires its
 * own lifetime from now, whatever the API's clock shows; an older one expires as it specifies.
 */
export function buildStoredTokens(
  { access_token: access, refresh_token: refresh }: Tokens,
  nowMs: number,
  age: "fresh" | "older" = "fresh",
): StoredTokens {
  const { issued, ends } = readTimes(access)
  if (ends === null) return { access, refresh, expiresAtMs: nowMs + defaultLifetimeMs }
  const isFresh = age === "fresh" && issued !== null
  return { access, refresh, expiresAtMs: isFresh ? nowMs + (ends - issued) : ends }
}

/** True if so little time is left that the access token is refreshed before it is used. */
export function isDue(tokens: StoredTokens, nowMs: number): boolean {
  return tokens.expiresAtMs - nowMs <= renewBeforeMs
}

function readTimes(access: string): { issued: number | null; ends: number | null } {
  try {
    const { iat, exp } = decodeJwt(access)
    const issued = typeof iat === "number" ? iat * 1_000 : null
    return { issued, ends: typeof exp === "number" ? exp * 1_000 : null }
  } catch {
    return { issued: null, ends: null }
  }
}
