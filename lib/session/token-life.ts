import { decodeJwt } from "jose"
import type { Tokens } from "#lib/contract/account-calls.ts"
import type { HeldTokens } from "./session.ts"

/** An access token is renewed when this much of its life, or less, is left. */
export const renewBeforeMs = 30_000
/** For tokens that do not say how long they live. */
const unknownLifeMs = 300_000

/**
 * Tokens with the moment they end by our own clock. A token fresh from the API lives as long as it
 * says from now on, whatever the API's clock shows; an older one ends when it says so.
 */
export function buildHeldTokens(
  { access_token: access, refresh_token: refresh }: Tokens,
  nowMs: number,
  age: "fresh" | "older" = "fresh",
): HeldTokens {
  const { issued, ends } = readTimes(access)
  if (ends === null) return { access, refresh, expiresAtMs: nowMs + unknownLifeMs }
  const isFresh = age === "fresh" && issued !== null
  return { access, refresh, expiresAtMs: isFresh ? nowMs + (ends - issued) : ends }
}

/** Whether the access token has so little time left that it is to be renewed before it is used. */
export function isDue(tokens: HeldTokens, nowMs: number): boolean {
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
