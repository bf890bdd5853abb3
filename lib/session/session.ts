import { randomBytes } from "node:crypto"
import { z } from "zod"
import { fingerprintSchema } from "#lib/contract/account-calls.ts"

/** An access token and what renews it. */
export const heldTokensSchema = z.object({
  access: z.string().min(1),
  refresh: z.string().min(1),
  /** When the access token ends, by this machine's clock. */
  expiresAtMs: z.number(),
})

/** What is kept of one browser, sealed in its cookie. No part of it is ever shown to scripts. */
export const sessionSchema = z.object({
  /** The browser's own id: drawn once and kept, through logout as well. */
  fingerprint: fingerprintSchema,
  tokens: heldTokensSchema.nullable(),
  /** Origin of the partner site's API that the tokens belong to; null for the shop's own. */
  baseUrl: z.string().nullable(),
  /** Where to go after login: path and query of a page of ours. */
  returnPath: z.string().nullable(),
  /** What an authorization-code sign-in that has begun must come back with. */
  oauth: z
    .object({
      ...{ state: z.string(), nonce: z.string() },
      /** Language of the page it began on. */
      locale: z.string().optional(),
    })
    .nullable(),
  /** A token login that waits for the visitor's "yes, switch to that account". */
  pending: heldTokensSchema.extend({ baseUrl: z.string().nullable() }).nullable(),
  /** A code that was mailed, and what was typed to get it; null when none is waited for. */
  mailed: z
    .object({
      purpose: z.enum(["login", "register", "recover"]),
      typed: z.record(z.string(), z.string()),
      endsAtMs: z.number(),
    })
    .nullable()
    .default(null),
  /** Random id of this login, also in the cookie that scripts may read; empty when signed out. */
  mark: z.string(),
})

export type Session = z.infer<typeof sessionSchema>
export type HeldTokens = z.infer<typeof heldTokensSchema>

/** The session of a browser that is here for the first time. */
export function buildSession(): Session {
  return {
    fingerprint: drawId(),
    ...{ tokens: null, baseUrl: null, returnPath: null, oauth: null, pending: null },
    ...{ mailed: null, mark: "" },
  }
}

/** Twenty-one random letters, digits, "_" and "-": 126 bits. */
export function drawId(): string {
  return randomBytes(16).toString("base64url").slice(0, 21)
}

/** The same browser with nobody signed in; the sign-in it may be about to make stays. */
export function withoutLogin(session: Session): Session {
  return { ...session, tokens: null, baseUrl: null, pending: null, mark: "" }
}
