import { randomBytes } from "node:crypto"
import { decodeJwt } from "jose"
import { z } from "zod"
import { fingerprintSchema, type Tokens } from "#lib/contract/account-calls.ts"

/** An access token and its refresh token. */
export const storedTokensSchema = z.object({
  access: z.string().min(1),
  refresh: z.string().min(1),
  /** Expiry of the access token, by this machine's clock. */
  expiresAtMs: z.number(),
})

/** The session of one browser, sealed in its cookies. Scripts can never read any part of it. */
export const sessionSchema = z.object({
  /** The browser's fingerprint: generated once and retained, through logout as well. */
  fingerprint: fingerprintSchema,
  tokens: storedTokensSchema.nullable(),
  /** Origin of the partner site's API that issued the tokens; null for the shop's own API. */
  baseUrl: z.string().nullable(),
  /** Redirect target after login: path and query of a page of this site. */
  returnPath: z.string().nullable(),
  /** State and nonce that the callback of a started authorization-code sign-in must match. */
  oauth: z
    .object({
      state: z.string(),
      nonce: z.string(),
      /** Locale of the page it started on. */
      locale: z.string().optional(),
    })
    .nullable(),
  /** A token login that is pending until the visitor confirms the account switch. */
  pending: storedTokensSchema.extend({ baseUrl: z.string().nullable() }).nullable(),
  /** A code that was emailed, with the values typed to get it; null if none is pending. */
  mailed: z
    .object({
      purpose: z.enum(["login", "register", "recover", "signin"]),
      typed: z.record(z.string(), z.string()),
      endsAtMs: z.number(),
    })
    .nullable()
    .default(null),
  /** Random id of this login, also in the cookie that scripts can read; empty when signed out. */
  mark: z.string(),
})

export type Session = z.infer<typeof sessionSchema>
export type StoredTokens = z.infer<typeof storedTokensSchema>

/** Builds the session of a browser on its first request. */
export function buildSession(): Session {
  return {
    fingerprint: createRandomId(),
    tokens: null,
    baseUrl: null,
    returnPath: null,
    oauth: null,
    pending: null,
    mailed: null,
    mark: "",
  }
}

/** Returns a random id of 21 characters (A–Z, a–z, 0–9, "_" and "-"): 126 bits. */
export function createRandomId(): string {
  return randomBytes(16).toString("base64url").slice(0, 21)
}

/** Returns the same browser's session signed out; a started sign-in is retained. */
export function buildSignedOutSession(session: Session): Session {
  return { ...session, tokens: null, baseUrl: null, pending: null, mark: "" }
}

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
