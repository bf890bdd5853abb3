import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { Caller } from "#backend/accounts/caller.ts"
import type { ClientRequest } from "#backend/accounts/limits.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Values } from "#backend/models/model-definition.ts"
import { models } from "#backend/models/models.ts"
import { updateModel } from "#backend/models/write-model.ts"
import type { UserUpdate } from "#lib/contract/user.ts"
import { createNewPassword, type NewPassword, saveNewPassword } from "./new-password.ts"
import { missingUser } from "./update-own-user.ts"

type UpdateAnyUserInput = { id: number; values: Values } & Pick<
  UserUpdate,
  "newpassword" | "current_password"
>

/**
 * Updates any customer's record for an administrator, with every field, and returns it with the
 * customer's own view of it. A password can only be set by its owner.
 */
export async function updateAnyUser(
  deps: AccountDeps,
  request: ClientRequest,
  caller: Caller,
  { id, values, newpassword, current_password }: UpdateAnyUserInput,
): Promise<{ item: Values } | ApiError> {
  const self = caller.kind === "user" && caller.userId === id ? caller : null
  let password: NewPassword | ApiError | null = null
  if (newpassword !== undefined) {
    if (self === null) return foreignPassword
    password = await createNewPassword(deps, request, self, { newpassword, current_password })
    if ("status" in password) return password
  }
  const written = await updateModel(deps.db, models["cognito/user"], id, values)
  if ("status" in written) return written
  if (self !== null && password !== null) {
    const chosen = password
    const error = await deps.db
      .transaction()
      .execute((trx) => saveNewPassword(trx, deps, self, chosen))
    if (error !== null) return error
    deps.accounts.onMail()
  }
  const user = await getWireUser(deps.db, id)
  return user === null ? missingUser : { item: { ...written.item, ...user } }
}

const message = "Only the customers themselves can choose their password."
const foreignPassword = buildApiError(400, "BAD_REQUEST", message, { newpassword: message })
