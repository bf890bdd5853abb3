import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import type { AccountDeps } from "./account-parts.ts"
import type { ClientRequest } from "./limits.ts"
import { hashPassword, hasOutdatedHash, isPassword } from "./password.ts"
import { openSession } from "./sessions.ts"
import {
  type CheckedPassword,
  invalidCredentialsError,
  validateCredentials,
} from "./validate-credentials.ts"

/** Opens a session for an email address and a password. Errors as in `validateCredentials`. */
export async function openSessionByPassword(
  deps: AccountDeps,
  request: ClientRequest,
  input: { email: string; password: string; fingerprint: string },
): Promise<Result<Tokens, ApiError>> {
  const checked = await validateCredentials(deps, request, input)
  if (!checked.ok) return checked
  const customer = checked.value
  const tokens = await deps.db.transaction().execute(async (trx) => {
    if (!(await isStillRight(deps, trx, customer, input.password))) return null
    return openSession(deps, trx, { userId: customer.userId, fingerprint: input.fingerprint })
  })
  if (tokens === null) return { ok: false, error: invalidCredentialsError }
  if (hasOutdatedHash(customer.passwordHash, deps.accounts.passwordCost)) {
    await renewHash(deps, customer, input.password)
  }
  return { ok: true, value: tokens }
}

/**
 * True if the password is still valid. A concurrent password change waits for this transaction and
 * then revokes the session that is created in it.
 */
export async function isStillRight(
  { accounts }: Pick<AccountDeps, "accounts">,
  trx: Transaction<Database>,
  { userId, passwordHash }: CheckedPassword,
  password: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .where("enabled", "=", true)
    .forShare()
    .executeTakeFirst()
  if (row === undefined) return false
  if (row.password_hash === passwordHash) return true
  return isPassword(row.password_hash, password, accounts.passwordCost)
}

async function renewHash(
  { db, accounts }: AccountDeps,
  { userId, passwordHash }: CheckedPassword,
  password: string,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: await hashPassword(password, accounts.passwordCost) })
    .where("id", "=", userId)
    .where("password_hash", "=", passwordHash)
    .execute()
}
