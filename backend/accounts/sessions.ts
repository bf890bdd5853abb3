import { createHmac } from "node:crypto"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import { signAccessToken } from "./access-token.ts"
import type { AccountDeps } from "./account-parts.ts"
import { buildRefreshToken } from "./refresh-token.ts"

const idleMs = 30 * 86_400_000
const longestMs = 180 * 86_400_000

/** Why a session ended before its time. */
export type SessionEnd = "logout" | "password" | "reuse" | "disabled" | "code"

/**
 * Signs a customer in on one browser, which is known as the customer's own from then on. A session
 * begun for a browser that is not there yet (fingerprint null) belongs to the first that refreshes
 * it. Inside a transaction, the tokens are good once it commits.
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
  if (fingerprintHash !== "") await noteDevice(db, { userId: who.userId, fingerprintHash, now })
  const tokens = await buildTokens(deps, { userId: who.userId, sessionId, generation: 1 })
  return { ...tokens, sessionId }
}

/** Notes that a customer has signed in on this browser. */
export async function noteDevice(
  db: Kysely<Database>,
  { userId, fingerprintHash, now }: { userId: number; fingerprintHash: string; now: Date },
): Promise<void> {
  await db
    .insertInto("known_devices")
    .values({ user_id: userId, fingerprint_hash: fingerprintHash, seen_at: now })
    .onConflict((on) => on.columns(["user_id", "fingerprint_hash"]).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Both tokens of a session's generation; the access token counts from now. */
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
 * Ends every session of a customer but `except`, and takes back what another sign-in could still be
 * finished with.
 */
export async function endSessions(
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

/** Ends one session; one that has ended already stays as it is. */
export async function endSession(
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

/** A word for a browser that does not tell its fingerprint. */
export function buildFingerprintHash(fingerprint: string, { accounts }: AccountDeps): string {
  return createHmac("sha256", accounts.keys.fingerprint).update(fingerprint).digest("base64url")
}

/** When a session ends that is refreshed now: after 30 idle days, and 180 days after it began. */
export function resolveExpiry(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + longestMs))
}
