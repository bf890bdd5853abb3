import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Refusal } from "#backend/http/refusal.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import type { AccountDeps } from "./account-parts.ts"
import { type CheckedPassword, checkPassword, refusedLogin } from "./check-password.ts"
import type { ClientRequest } from "./limits.ts"
import { hashPassword, isOutdated, isPassword } from "./password.ts"
import { openSession } from "./sessions.ts"

/** Opens a session for an email address and a password. Errors as in `validateCredentials`. */
export async function login(
  deps: AccountDeps,
  request: ClientRequest,
  wish: { email: string; password: string; fingerprint: string },
): Promise<Tokens | Refusal> {
  const checked = await checkPassword(deps, request, wish)
  if ("status" in checked) return checked
  const tokens = await deps.db.transaction().execute(async (trx) => {
    if (!(await isStillRight(trx, checked, wish.password))) return refusedLogin
    return openSession(deps, trx, { userId: checked.userId, fingerprint: wish.fingerprint })
  })
  if (!("status" in tokens) && isOutdated(checked.passwordHash)) {
    await renewHash(deps, checked, wish.password)
  }
  return tokens
}

/**
 * True if the password is still valid. A concurrent password change waits for this transaction and
 * then revokes the session that is created in it.
 */
export async function isStillRight(
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
  return row.password_hash === passwordHash || isPassword(row.password_hash, password)
}

async function renewHash(
  { db }: AccountDeps,
  { userId, passwordHash }: CheckedPassword,
  password: string,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: await hashPassword(password) })
    .where("id", "=", userId)
    .where("password_hash", "=", passwordHash)
    .execute()
}
