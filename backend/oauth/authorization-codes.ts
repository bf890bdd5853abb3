import { createHmac, randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { openSession, revokeSession } from "#backend/accounts/sessions.ts"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import type { Result } from "#lib/contract/result.ts"

const goodForMs = 60_000

const invalidCodeError = buildApiError(401, "LOGIN_REFUSED", { code: "login_expired" })

/**
 * Creates a single-use authorization code for a customer, valid for one minute. It must only be
 * sent to the client.
 */
export async function createAuthorizationCode(
  trx: Kysely<Database>,
  deps: AccountDeps,
  of: { userId: number; nonce: string; clientId: string; redirectUri: string },
): Promise<string> {
  const code = randomBytes(32).toString("base64url")
  await trx
    .insertInto("authorization_codes")
    .values({
      code_hash: hashCode(deps, code),
      user_id: of.userId,
      nonce: of.nonce,
      client_id: of.clientId,
      redirect_uri: of.redirectUri,
      expires_at: new Date(deps.now().getTime() + goodForMs),
    })
    .execute()
  return code
}

/** A client's token request. */
type GivenCode = {
  code: string
  client_id: string
  redirect_uri?: string | undefined
  fingerprint?: string | undefined
}

/**
 * Exchanges an authorization code for a session, with the nonce of its sign-in. Returns 401 for a
 * code that is wrong, expired or another client's. A code that is used a second time revokes the
 * session it created. The session of a client without a fingerprint belongs to the first browser
 * that refreshes it.
 */
export async function exchangeCode(
  deps: AccountDeps,
  given: GivenCode,
): Promise<Result<Tokens & { nonce: string }, ApiError>> {
  return deps.db.transaction().execute(async (trx) => {
    // Locks the customer first, as everywhere: a password change waits and then revokes the
    // session.
    const user = await trx
      .selectFrom("authorization_codes as code")
      .innerJoin("users", "users.id", "code.user_id")
      .select(["users.id", "users.enabled"])
      .where("code_hash", "=", hashCode(deps, given.code))
      .forShare("users")
      .executeTakeFirst()
    if (!user?.enabled) return { ok: false, error: invalidCodeError }
    const taken = await takeCode(trx, deps, given)
    if (taken === null) {
      await revokeAfterSecondUse(trx, deps, given)
      return { ok: false, error: invalidCodeError }
    }
    const who = { userId: user.id, fingerprint: given.fingerprint ?? null }
    const { sessionId, ...tokens } = await openSession(deps, trx, who)
    await trx
      .updateTable("authorization_codes")
      .set({ session_id: sessionId })
      .where("code_hash", "=", hashCode(deps, given.code))
      .execute()
    return { ok: true, value: { ...tokens, nonce: taken.nonce } }
  })
}

/** Creates a random browser id for a client without one. */
export function createFingerprint(): string {
  return randomBytes(16).toString("base64url").slice(0, 21)
}

async function takeCode(
  trx: Kysely<Database>,
  deps: AccountDeps,
  { code, client_id, redirect_uri }: GivenCode,
): Promise<{ nonce: string } | null> {
  const now = deps.now()
  const row = await trx
    .updateTable("authorization_codes")
    .set({ used_at: now })
    .where("code_hash", "=", hashCode(deps, code))
    .where("client_id", "=", client_id)
    .$if(redirect_uri !== undefined, (query) =>
      query.where("redirect_uri", "=", redirect_uri ?? ""),
    )
    .where("expires_at", ">", now)
    .where("used_at", "is", null)
    .returning("nonce")
    .executeTakeFirst()
  return row ?? null
}

/** Someone with a used code has read what was meant for the client only. */
async function revokeAfterSecondUse(
  trx: Kysely<Database>,
  deps: AccountDeps,
  { code }: GivenCode,
): Promise<void> {
  const row = await trx
    .selectFrom("authorization_codes")
    .select("session_id")
    .where("code_hash", "=", hashCode(deps, code))
    .where("used_at", "is not", null)
    .executeTakeFirst()
  const sessionId = row?.session_id ?? null
  if (sessionId !== null) await revokeSession(trx, sessionId, { reason: "code", now: deps.now() })
}

function hashCode({ accounts }: AccountDeps, code: string): string {
  return createHmac("sha256", accounts.keys.code)
    .update(`authorization:${code}`)
    .digest("base64url")
}
