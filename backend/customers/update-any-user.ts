import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { Caller } from "#backend/accounts/caller.ts"
import type { ClientRequest } from "#backend/accounts/limits.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { Trx, Values } from "#backend/models/model-definition.ts"
import { models } from "#backend/models/models.ts"
import { updateModel } from "#backend/models/write-model.ts"
import type { Result } from "#lib/contract/result.ts"
import type { UserUpdate } from "#lib/contract/user.ts"
import { createNewPassword, saveNewPassword } from "./new-password.ts"
import { missingUser } from "./update-own-user.ts"

type UpdateAnyUserInput = { id: number; values: Values } & Pick<
  UserUpdate,
  "newpassword" | "current_password"
>

/**
 * Updates any customer's record for an administrator, with every field, and returns it with the
 * customer's own view of it. A password can only be set by its owner. All or nothing: an error on
 * any field saves none of them.
 */
export async function updateAnyUser(
  deps: AccountDeps,
  request: ClientRequest,
  caller: Caller,
  { id, values, newpassword, current_password }: UpdateAnyUserInput,
): Promise<Result<{ item: Values }, ApiError>> {
  const self = caller.kind === "user" && caller.userId === id ? caller : null
  let savePassword: ((trx: Trx) => Promise<Result<null, ApiError>>) | undefined
  if (newpassword !== undefined) {
    if (self === null) return { ok: false, error: foreignPassword }
    const password = await createNewPassword(deps, request, self, { newpassword, current_password })
    if (!password.ok) return password
    savePassword = (trx) => saveNewPassword(trx, deps, self, password.value)
  }
  const written = await updateModel(deps.db, models["cognito/user"], id, values, savePassword)
  if (!written.ok) return written
  if (savePassword !== undefined) deps.accounts.onMail()
  const user = await getWireUser(deps.db, id)
  return user === null
    ? { ok: false, error: missingUser }
    : { ok: true, value: { item: { ...written.value, ...user } } }
}

const foreignPassword = buildFieldError("newpassword", { code: "password_of_other_customer" })
