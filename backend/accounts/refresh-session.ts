import { timingSafeEqual } from "node:crypto"
import type { Selectable, Transaction } from "kysely"
import type { SessionsTable } from "#backend/db/accounts-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import type { AccountDeps } from "./account-parts.ts"
import {
  buildFingerprintHash,
  buildTokens,
  resolveExpiry,
  revokeSession,
  saveKnownDevice,
} from "./sessions.ts"
import { invalidToken, resolveRefreshToken } from "./tokens.ts"

const rejected: Result<never, ApiError> = { ok: false, error: invalidToken }

/** Time after a rotation in which the previous token is taken for a concurrent request. */
const graceMs = 30_000

/**
 * Returns new tokens for a session's newest refresh token. The previous one gets the same successor
 * again within 30 s, or while the successor has never been used, because the response may have been
 * lost. Any older token counts as stolen and revokes the session.
 */
export function refreshSession(
  deps: AccountDeps,
  refreshToken: string,
  fingerprint: string,
): Promise<Result<Tokens, ApiError>> {
  const given = resolveRefreshToken(refreshToken, deps.accounts.keys.refresh)
  if (given === null) return Promise.resolve(rejected)
  const fingerprintHash = buildFingerprintHash(fingerprint, deps)
  return deps.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, given.sessionId)
    const now = deps.now()
    if (session === null || !isAlive(session, now)) return rejected
    if (session.fingerprint_hash === "") await bind(trx, session, { fingerprintHash, now })
    else if (!isSame(session.fingerprint_hash, fingerprintHash)) return rejected
    const step = resolveRefreshAction(session, given.generation, now)
    if (step === "reuse") {
      await revokeSession(trx, session.id, { reason: "reuse", now })
      return rejected
    }
    const generation = step === "rotate" ? await rotate(trx, session, now) : session.generation
    const of = { userId: session.user_id, sessionId: session.id, generation }
    return { ok: true, value: await buildTokens(deps, of) }
  })
}

type Session = Selectable<SessionsTable>

/** Resolves what to do with a refresh token of this generation. */
export function resolveRefreshAction(
  session: Pick<Session, "generation" | "used_generation" | "rotated_at">,
  generation: number,
  now: Date,
): "rotate" | "repeat" | "reuse" {
  if (generation === session.generation) return "rotate"
  if (generation !== session.generation - 1) return "reuse"
  const isUnused = session.used_generation < session.generation
  const isInGrace = now.getTime() - session.rotated_at.getTime() <= graceMs
  return isUnused || isInGrace ? "repeat" : "reuse"
}

/** Returns the session of an enabled customer, locked until this transaction ends. */
async function lockSession(trx: Transaction<Database>, id: string): Promise<Session | null> {
  const row = await trx
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .selectAll("sessions")
    .where("sessions.id", "=", id)
    .where("users.enabled", "=", true)
    .forUpdate("sessions")
    .executeTakeFirst()
  return row ?? null
}

function isAlive(session: Session, now: Date): boolean {
  return session.revoked_at === null && session.expires_at > now
}

/** Binds a session that was opened without a browser to the first browser that refreshes it. */
async function bind(
  trx: Transaction<Database>,
  session: Session,
  { fingerprintHash, now }: { fingerprintHash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ fingerprint_hash: fingerprintHash })
    .where("id", "=", session.id)
    .execute()
  await saveKnownDevice(trx, { userId: session.user_id, fingerprintHash, now })
}

async function rotate(trx: Transaction<Database>, session: Session, now: Date): Promise<number> {
  const generation = session.generation + 1
  await trx
    .updateTable("sessions")
    .set({ generation, rotated_at: now, expires_at: resolveExpiry(now, session.created_at) })
    .where("id", "=", session.id)
    .execute()
  return generation
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
