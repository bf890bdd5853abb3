import { type Kysely, sql } from "kysely"
import { enqueuePasswordChangedEmail } from "#backend/accounts/account-emails.ts"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { SessionCaller } from "#backend/accounts/caller.ts"
import type { ClientRequest } from "#backend/accounts/limits.ts"
import { hashPassword } from "#backend/accounts/password.ts"
import { revokeSessions } from "#backend/accounts/sessions.ts"
import { validateCurrentPassword } from "#backend/accounts/validate-credentials.ts"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"

/** A new password hash, and the hash that was checked before; `was` is null if there was none. */
export type NewPassword = { hash: string; was: string | null }

/**
 * Validates the current password and hashes the new one. A wrong or missing current password is an
 * error on its field, and a wrong one counts as a login attempt.
 */
export async function createNewPassword(
  deps: AccountDeps,
  request: ClientRequest,
  { userId, sessionId }: SessionCaller,
  input: { newpassword: string; current_password?: string | undefined },
): Promise<Result<NewPassword, ApiError>> {
  const hashNew = () => hashPassword(input.newpassword, deps.accounts.passwordCost)
  const user = await deps.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirst()
  if (user?.password_hash) {
    const password = input.current_password ?? ""
    if (password === "") return reject({ code: "current_password_required" })
    const checked = await validateCurrentPassword(deps, request, { sessionId, password })
    if (!checked.ok) {
      return checked.error.status === 401 ? reject({ code: "current_password_wrong" }) : checked
    }
    const { passwordHash: was } = checked.value
    return { ok: true, value: { hash: await hashNew(), was } }
  }
  return { ok: true, value: { hash: await hashNew(), was: null } }
}

/**
 * Saves the password, revokes the customer's other sessions and enqueues a notification email.
 * Returns an error and saves nothing if the password has changed since it was checked.
 */
export async function saveNewPassword(
  trx: Kysely<Database>,
  deps: AccountDeps,
  { userId, sessionId }: SessionCaller,
  password: NewPassword,
): Promise<Result<null, ApiError>> {
  const user = await trx
    .updateTable("users")
    .set({ password_hash: password.hash })
    .where("id", "=", userId)
    .where(sql<boolean>`password_hash IS NOT DISTINCT FROM ${password.was}`)
    .returning(["id", "email", "first_name", "language"])
    .executeTakeFirst()
  if (user === undefined) return reject({ code: "current_password_changed" })
  await revokeSessions(trx, userId, { reason: "password", now: deps.now(), except: sessionId })
  await enqueuePasswordChangedEmail(trx, deps, user)
  return { ok: true, value: null }
}

function reject(detail: ErrorDetail): Result<never, ApiError> {
  return { ok: false, error: buildFieldError("current_password", detail) }
}
