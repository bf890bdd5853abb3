import type { Transaction } from "kysely"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { SessionCaller } from "#backend/accounts/caller.ts"
import type { ClientRequest } from "#backend/accounts/limits.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import { models } from "#backend/models/models.ts"
import { buildColumns } from "#backend/models/record-rows.ts"
import { listEditableFields } from "#lib/contract/editable-fields.ts"
import type { UserUpdate, WireUser } from "#lib/contract/user.ts"
import { getAddress } from "./addresses.ts"
import { type NewPassword, prepareNewPassword, writeNewPassword } from "./new-password.ts"
import { type ProfileWish, planProfileChange } from "./plan-profile-change.ts"
import { getProfileFlags } from "./profile-flags.ts"

type Trx = Transaction<Database>

/**
 * Updates a customer's own record and returns it. All or nothing: an error on any field saves none
 * of them.
 */
export async function updateOwnUser(
  deps: AccountDeps,
  request: ClientRequest,
  caller: SessionCaller,
  wish: UserUpdate,
): Promise<WireUser | Refusal> {
  const { newpassword, current_password } = wish
  const early = await deps.db.transaction().execute((trx) => plan(trx, caller.userId, wish))
  if ("status" in early) return early
  const password =
    newpassword === undefined
      ? null
      : await prepareNewPassword(deps, request, caller, { newpassword, current_password })
  if (password !== null && "status" in password) return password
  const refusal = await deps.db
    .transaction()
    .execute((trx) => write(trx, deps, caller, { wish, password }))
  if (refusal !== null) return refusal
  if (password !== null) deps.accounts.onMail()
  return (await getWireUser(deps.db, caller.userId)) ?? missingUser
}

/** 404 response for a missing customer and for another customer's record. */
export const missingUser = buildRefusal(404, "NOT_FOUND", "There is no such customer.")

async function write(
  trx: Trx,
  deps: AccountDeps,
  caller: SessionCaller,
  { wish, password }: { wish: UserUpdate; password: NewPassword | null },
): Promise<Refusal | null> {
  const planned = await plan(trx, caller.userId, wish)
  if ("status" in planned) return planned
  const refusal = password && (await writeNewPassword(trx, deps, caller, password))
  if (refusal) return refusal
  const columns = buildColumns(models["cognito/user"], planned.values)
  if (Object.keys(columns).length > 0) {
    await trx.updateTable("users").set(columns).where("id", "=", caller.userId).execute()
  }
  return null
}

/** Returns the values to update, by the current record and profile flags; locks the record. */
async function plan(
  trx: Trx,
  userId: number,
  wish: ProfileWish,
): Promise<{ values: ProfileWish } | Refusal> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute()
  const user = await getWireUser(trx, userId)
  if (user === null) return missingUser
  const planned = planProfileChange(
    user,
    wish,
    listEditableFields(await getProfileFlags(trx), user),
  )
  if ("status" in planned) return planned
  const address = planned.values.current_address_id
  if (typeof address !== "number") return planned
  const chosen = await getAddress(trx, userId, address)
  return chosen?.enabled ? planned : foreignAddress
}

const foreignSentence = "Choose one of your saved addresses."
const foreignAddress = buildRefusal(400, "BAD_REQUEST", foreignSentence, {
  current_address_id: foreignSentence,
})
