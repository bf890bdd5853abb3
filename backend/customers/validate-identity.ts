import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { SessionCaller } from "#backend/accounts/caller.ts"
import { type ClientRequest, withCodeTry } from "#backend/accounts/limits.ts"
import { lockEmailCodes, redeemMailCode } from "#backend/accounts/mail-codes.ts"
import { validateCurrentPassword } from "#backend/accounts/validate-credentials.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { IdentityProof } from "#lib/contract/account-calls.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"

/** A customer whose identity was validated again. */
export type ValidatedUser = { id: number; email: string; first_name: string; isAdmin: boolean }

/**
 * Validates the identity of a signed-in customer again, before a change that a stolen session must
 * not make: by the current password, or for a customer without one by a login code that was emailed
 * to the account's address. Errors are on the field, and count as login attempts.
 */
export async function validateIdentity(
  deps: AccountDeps,
  request: ClientRequest,
  { userId, sessionId }: SessionCaller,
  { current_password: password = "", code }: IdentityProof,
): Promise<Result<ValidatedUser, ApiError>> {
  const { password_hash, is_admin, ...user } = await deps.db
    .selectFrom("users")
    .select(["id", "email", "first_name", "is_admin", "password_hash"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow()
  const validated = { ok: true, value: { ...user, isAdmin: is_admin } } as const
  if (password_hash === null) {
    if (code === undefined) return reject("code", { code: "mail_code_required" })
    const redeemed = await withCodeTry(deps, request, () => redeemLoginCode(deps, user.email, code))
    if (!redeemed.ok) return redeemed
    return redeemed.value ? validated : reject("code", { code: "mail_code_wrong" })
  }
  if (password === "") return reject("current_password", { code: "current_password_required" })
  const checked = await validateCurrentPassword(deps, request, { sessionId, password })
  if (checked.ok) return validated
  if (checked.error.status !== 401) return checked
  return reject("current_password", { code: "current_password_wrong" })
}

function redeemLoginCode(deps: AccountDeps, email: string, code: string): Promise<true | null> {
  return deps.db.transaction().execute(async (trx) => {
    await lockEmailCodes(trx, email)
    const given = { email, code, fingerprint: null, purposes: ["login"] } as const
    return (await redeemMailCode(trx, deps, given)) === null ? null : true
  })
}

function reject(field: string, detail: ErrorDetail): Result<never, ApiError> {
  return { ok: false, error: buildFieldError(field, detail) }
}
