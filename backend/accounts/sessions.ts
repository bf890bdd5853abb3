import { createHmac } from "node:crypto"
import type { FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import type { AccountDeps } from "./account-parts.ts"
import { resolveBearerText } from "./caller.ts"
import { buildRefreshToken, missingToken, resolveAccessToken, signAccessToken } from "./tokens.ts"

const idleMs = 30 * 86_400_000
const maxAgeMs = 180 * 86_400_000

/** Why a session was revoked. */
type SessionEnd = "logout" | "password" | "reuse" | "disabled" | "code" | "email"

/**
 * Creates a session for one browser, which becomes a known device of the customer. A session opened
 * without a browser (fingerprint null) belongs to the first browser that refreshes it. Inside a
 * transaction, the tokens are valid once it commits.
 */
export async function openSession(
  deps: AccountDeps,
  db: Kysely<Database>,
  who: { userId: number; fingerprint: string | null },
): Promise<Tokens & { sessionId: string }> {
  const now = deps.now()
  const fingerprintHash =
    who.fingerprint === null ? "" : buildFingerprintHash(who.fingerprint, deps)
  const { id: sessionId } = await db
    .insertInto("sessions")
    .values({
      user_id: who.userId,
      fingerprint_hash: fingerprintHash,
      rotated_at: now,
      created_at: now,
      expires_at: resolveExpiry(now, now),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  if (fingerprintHash !== "")
    await saveKnownDevice(db, { userId: who.userId, fingerprintHash, now })
  const tokens = await buildTokens(deps, { userId: who.userId, sessionId, generation: 1 })
  return { ...tokens, sessionId }
}

/** Saves that a customer has signed in on this browser. */
export async function saveKnownDevice(
  db: Kysely<Database>,
  { userId, fingerprintHash, now }: { userId: number; fingerprintHash: string; now: Date },
): Promise<void> {
  await db
    .insertInto("known_devices")
    .values({ user_id: userId, fingerprint_hash: fingerprintHash, seen_at: now })
    .onConflict((on) => on.columns(["user_id", "fingerprint_hash"]).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Builds both tokens of a session's generation; the access token's lifetime starts now. */
export async function buildTokens(
  { accounts, now }: AccountDeps,
  of: { userId: number; sessionId: string; generation: number },
): Promise<Tokens> {
  const { keys, accessSeconds: seconds } = accounts
  return {
    access_token: await signAccessToken(of, { key: keys.access, now: now(), seconds }),
    refresh_token: buildRefreshToken(of, keys.refresh),
  }
}

/**
 * Revokes every session of a customer but `except`, and deletes their unused authorization codes.
 */
export async function revokeSessions(
  db: Kysely<Database>,
  userId: number,
  parts: { reason: SessionEnd; now: Date; except?: string },
): Promise<void> {
  const { except } = parts
  await db
    .updateTable("sessions")
    .set({ revoked_at: parts.now, revoked_for: parts.reason })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .$if(except !== undefined, (query) => query.where("id", "!=", except ?? ""))
    .execute()
  await db
    .deleteFrom("authorization_codes")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute()
}

/** Revokes one session; a session that was revoked before stays unchanged. */
export async function revokeSession(
  db: Kysely<Database>,
  sessionId: string,
  parts: { reason: SessionEnd; now: Date },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: parts.now, revoked_for: parts.reason })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute()
}

/** Returns a keyed hash of a browser's fingerprint, which does not reveal the fingerprint. */
export function buildFingerprintHash(fingerprint: string, { accounts }: AccountDeps): string {
  return createHmac("sha256", accounts.keys.fingerprint).update(fingerprint).digest("base64url")
}

/**
 * Returns when a session that is refreshed now expires: after 30 idle days, and at the latest 180
 * days after it was created.
 */
export function resolveExpiry(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + maxAgeMs))
}

/**
 * Revokes the session of a request's access token, which invalidates both of its tokens. Accepts an
 * expired token and a token whose session has already ended.
 */
export async function handleLogout(
  deps: AccountDeps,
  request: Pick<FastifyRequest, "headers">,
): Promise<Result<null, ApiError>> {
  const token = resolveBearerText(request)
  if (token === null) return { ok: false, error: missingToken }
  const now = deps.now()
  const { access: key } = deps.accounts.keys
  const claims = await resolveAccessToken(token, { key, now, isLateFine: true })
  if (!claims.ok) return claims
  await revokeSession(deps.db, claims.value.sessionId, { reason: "logout", now })
  return { ok: true, value: null }
}
