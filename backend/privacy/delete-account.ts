import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { SessionCaller } from "#backend/accounts/caller.ts"
import type { ClientRequest } from "#backend/accounts/limits.ts"
import { validateIdentity } from "#backend/customers/validate-identity.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { IdentityProof } from "#lib/contract/account-calls.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import { type EraseDeps, type ErasureBlocker, eraseCustomer } from "./erase-customer.ts"

/**
 * Deletes the account of a customer who proves their identity again, by the same erasure as the
 * owner's: what tax law requires is retained without the person. 409 while an order, a refund or
 * store credit is open. Administrators cannot delete their own account.
 */
export async function deleteAccount(
  deps: AccountDeps & EraseDeps,
  request: ClientRequest,
  caller: SessionCaller,
  proof: IdentityProof,
): Promise<Result<null, ApiError>> {
  const validated = await validateIdentity(deps, request, caller, proof)
  if (!validated.ok) return validated
  const { email, isAdmin } = validated.value
  if (isAdmin) return reject({ code: "account_is_admin" })
  const result = await eraseCustomer(deps, email, { isInsisted: false })
  if (result === null || !("blockers" in result)) return { ok: true, value: null }
  return reject(describeBlockers(result.blockers))
}

function describeBlockers(blockers: readonly ErasureBlocker[]): ErrorDetail {
  const orders = blockers.flatMap((blocker) => (blocker.kind === "order" ? [blocker.id] : []))
  if (orders.length > 0) {
    return { code: "account_orders_open", params: { orders: orders.join(", ") } }
  }
  const credit = blockers.find((blocker) => blocker.kind === "credit")
  return credit === undefined
    ? { code: "account_refund_due" }
    : { code: "account_credit_left", params: { amount: credit.cents } }
}

function reject(detail: ErrorDetail): Result<never, ApiError> {
  return { ok: false, error: buildApiError(409, "CONFLICT", detail) }
}
