import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import { isLastOwner } from "#backend/team/admin-accounts.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { Result } from "#lib/contract/result.ts"
import {
  type EraseDeps,
  type Erasure,
  type ErasureBlocker,
  eraseCustomer,
} from "./erase-customer.ts"

type Person = { id?: number | undefined; email: string }

/**
 * Returns an error unless the account, if one is named, has this email address: what is typed as a
 * confirmation is compared, and no other person is exported or erased.
 */
export async function validatePerson(
  { db }: Pick<EraseDeps, "db">,
  { id, email }: Person,
): Promise<ApiError | null> {
  if (id === undefined) return null
  const user = await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst()
  if (user === undefined) return noPerson
  return user.email === email ? null : buildFieldError("email", { code: "customer_email_differs" })
}

/** Erases a person for an administrator. Errors: 404 nothing stored, 409 what is open. */
export async function handleErasure(
  deps: EraseDeps,
  { id, email, insist }: Person & { insist: boolean },
): Promise<Result<Erasure, ApiError>> {
  const error = await validatePerson(deps, { id, email })
  if (error !== null) return { ok: false, error }
  if (await isLastOwner(deps.db, email)) {
    return { ok: false, error: buildApiError(409, "CONFLICT", { code: "admin_last_owner" }) }
  }
  const result = await eraseCustomer(deps, email, { isInsisted: insist })
  if (result === null) return { ok: false, error: noPerson }
  if (!("blockers" in result)) return { ok: true, value: result }
  const reasons = result.blockers.map(formatBlocker).join(" ")
  const detail = { code: "customer_erase_blocked", params: { reasons } } as const
  return { ok: false, error: buildApiError(409, "CONFLICT", detail) }
}

/** The error response where nothing is stored about a person. */
export const noPerson = buildApiError(404, "NOT_FOUND", { code: "customer_not_found" })

/** Describes, in English, what has to be finished before an erasure. */
export function formatBlocker(blocker: ErasureBlocker): string {
  switch (blocker.kind) {
    case "order":
      return `Order ${blocker.id} is ${blocker.status.replaceAll("_", " ")}.`
    case "refund":
      return "A refund is still on its way."
    case "credit":
      return `There is $${buildAmount(blocker.cents)} of store credit left.`
  }
}
