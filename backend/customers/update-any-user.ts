import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { Caller } from "#backend/accounts/caller.ts"
import type { ClientRequest } from "#backend/accounts/limits.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import type { Values } from "#backend/models/model-definition.ts"
import { models } from "#backend/models/models.ts"
import { updateModel } from "#backend/models/write-model.ts"
import type { UserUpdate } from "#lib/contract/user.ts"
import { type NewPassword, prepareNewPassword, writeNewPassword } from "./new-password.ts"
import { missingUser } from "./update-own-user.ts"

type Wish = { id: number; values: Values } & Pick<UserUpdate, "newpassword" | "current_password">

/**
 * Updates any customer's record for an administrator, with every field, and returns it with the
 * customer's own view of it. A password can only be set by its owner.
 */
export async function updateAnyUser(
  deps: AccountDeps,
  request: ClientRequest,
  caller: Caller,
  { id, values, newpassword, current_password }: Wish,
): Promise<{ item: Values } | Refusal> {
  const self = caller.kind === "user" && caller.userId === id ? caller : null
  let password: NewPassword | Refusal | null = null
  if (newpassword !== undefined) {
    if (self === null) return foreignPassword
    password = await prepareNewPassword(deps, request, self, { newpassword, current_password })
    if ("status" in password) return password
  }
  const written = await updateModel(deps.db, models["cognito/user"], id, values)
  if ("status" in written) return written
  if (self !== null && password !== null) {
    const chosen = password
    const refusal = await deps.db
      .transaction()
      .execute((trx) => writeNewPassword(trx, deps, self, chosen))
    if (refusal !== null) return refusal
    deps.accounts.onMail()
  }
  const user = await getWireUser(deps.db, id)
  return user === null ? missingUser : { item: { ...written.item, ...user } }
}

const sentence = "Only the customers themselves can choose their password."
const foreignPassword = buildRefusal(400, "BAD_REQUEST", sentence, { newpassword: sentence })
