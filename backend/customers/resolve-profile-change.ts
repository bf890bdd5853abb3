import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { ProfileField } from "#lib/contract/editable-fields.ts"
import { userInputSchema, type WireUser } from "#lib/contract/user.ts"

/** Requested values of a customer's own record, each field already validated. */
export type ProfileInput = Partial<Record<ProfileField, string | number | null | undefined>>

const fields = userInputSchema.keyof().options

/**
 * Returns the fields to update: those that differ from the stored record. Returns an error on each
 * field that the shop does not let customers change; unchanged values of such fields are accepted.
 */
export function resolveProfileChange(
  user: WireUser,
  input: ProfileInput,
  editable: ReadonlySet<ProfileField>,
): { values: ProfileInput } | ApiError {
  const named = fields.filter((name) => isDifferent(user[name], input[name]))
  const readOnly = named.filter((name) => !editable.has(name))
  if (readOnly.length > 0) return buildReadOnlyError(readOnly)
  return { values: Object.fromEntries(named.map((name) => [name, input[name]])) }
}

function isDifferent(
  stored: ProfileInput[ProfileField],
  requested: ProfileInput[ProfileField],
): boolean {
  return requested !== undefined && (requested ?? "") !== (stored ?? "")
}

function buildReadOnlyError(names: readonly ProfileField[]): ApiError {
  const message = "You can’t change this here. Contact us and we’ll change it for you."
  return buildApiError(
    400,
    "BAD_REQUEST",
    message,
    Object.fromEntries(names.map((name) => [name, message])),
  )
}
