import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import type { ProfileField } from "#lib/contract/editable-fields.ts"
import { userInputSchema, type WireUser } from "#lib/contract/user.ts"

/** Requested values of a customer's own record, each field already validated. */
export type ProfileWish = Partial<Record<ProfileField, string | number | null | undefined>>

const fields = userInputSchema.keyof().options

/**
 * Returns the fields to update: those that differ from the stored record. Returns an error on each
 * field that the shop does not let customers change; unchanged values of such fields are accepted.
 */
export function planProfileChange(
  user: WireUser,
  wish: ProfileWish,
  editable: ReadonlySet<ProfileField>,
): { values: ProfileWish } | Refusal {
  const named = fields.filter((name) => isDifferent(user[name], wish[name]))
  const refused = named.filter((name) => !editable.has(name))
  if (refused.length > 0) return refuse(refused)
  return { values: Object.fromEntries(named.map((name) => [name, wish[name]])) }
}

function isDifferent(kept: ProfileWish[ProfileField], wished: ProfileWish[ProfileField]): boolean {
  return wished !== undefined && (wished ?? "") !== (kept ?? "")
}

function refuse(names: readonly ProfileField[]): Refusal {
  const message = "You can’t change this here. Contact us and we’ll change it for you."
  return buildRefusal(
    400,
    "BAD_REQUEST",
    message,
    Object.fromEntries(names.map((name) => [name, message])),
  )
}
