import { type Kysely, sql } from "kysely"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { SessionCaller } from "#backend/accounts/caller.ts"
import { checkCurrentPassword } from "#backend/accounts/check-password.ts"
import type { ClientRequest } from "#backend/accounts/limits.ts"
import { hashPassword } from "#backend/accounts/password.ts"
import { queuePasswordNotice } from "#backend/accounts/password-notice.ts"
import { endSessions } from "#backend/accounts/sessions.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"

/** A new password hash, and the hash that was checked before; `was` is null if there was none. */
export type NewPassword = { hash: string; was: string | null }

/**
 * Validates the current password and hashes the new one. A wrong or missing current password is an
 * error on its field, and a wrong one counts as a login attempt.
 */
export async function prepareNewPassword(
  deps: AccountDeps,
  request: ClientRequest,
  { userId, sessionId }: SessionCaller,
  wish: { newpassword: string; current_password?: string | undefined },
): Promise<NewPassword | Refusal> {
  const user = await deps.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirst()
  if (user?.password_hash) {
    const password = wish.current_password ?? ""
    if (password === "") return refuseCurrent("Enter your current password.")
    const checked = await checkCurrentPassword(deps, request, { sessionId, password })
    if ("status" in checked) {
      return checked.status === 401 ? refuseCurrent("That’s not your current password.") : checked
    }
    return { hash: await hashPassword(wish.newpassword), was: checked.passwordHash }
  }
  return { hash: await hashPassword(wish.newpassword), was: null }
}

/**
 * Saves the password, revokes the customer's other sessions and enqueues a notification email.
 * Returns an error and saves nothing if the password has changed since it was checked.
 */
export async function writeNewPassword(
  trx: Kysely<Database>,
  deps: AccountDeps,
  { userId, sessionId }: SessionCaller,
  password: NewPassword,
): Promise<Refusal | null> {
  const user = await trx
    .updateTable("users")
    .set({ password_hash: password.hash })
    .where("id", "=", userId)
    .where(sql<boolean>`password_hash IS NOT DISTINCT FROM ${password.was}`)
    .returning(["id", "email", "first_name", "language"])
    .executeTakeFirst()
  if (user === undefined) {
    return refuseCurrent("Your password was changed a moment ago. Enter the new one.")
  }
  await endSessions(trx, userId, { reason: "password", now: deps.now(), except: sessionId })
  await queuePasswordNotice(trx, deps, user)
  return null
}

function refuseCurrent(message: string): Refusal {
  return buildRefusal(400, "BAD_REQUEST", message, { current_password: message })
}
