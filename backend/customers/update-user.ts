import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { Caller, SessionCaller } from "#backend/accounts/caller.ts"
import type { ClientRequest } from "#backend/accounts/limits.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import { withVersion } from "#backend/http/record-version.ts"
import type { Trx, Values } from "#backend/models/model-definition.ts"
import { models } from "#backend/models/models.ts"
import { buildColumns } from "#backend/models/record-rows.ts"
import { type BasedOn, updateModel } from "#backend/models/write-model.ts"
import { listEditableFields, type ProfileField } from "#lib/contract/editable-fields.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import { type UserUpdate, userInputSchema, type WireUser } from "#lib/contract/user.ts"
import { getAddress, getProfileFlags } from "./addresses.ts"
import { createNewPassword, type NewPassword, saveNewPassword } from "./new-password.ts"

/** Requested values of a customer's own record, each field already validated. */
type ProfileInput = Partial<Record<ProfileField, string | number | null | undefined>>

const fields = userInputSchema.keyof().options

/**
 * Returns the fields to update: those that differ from the stored record. Returns an error on each
 * field that the shop does not let customers change; unchanged values of such fields are accepted.
 */
function resolveProfileChange(
  user: WireUser,
  input: ProfileInput,
  editable: ReadonlySet<ProfileField>,
): Result<ProfileInput, ApiError> {
  const named = fields.filter((name) => isDifferent(user[name], input[name]))
  const readOnly = named.filter((name) => !editable.has(name))
  if (readOnly.length > 0) return { ok: false, error: buildReadOnlyError(readOnly) }
  return { ok: true, value: Object.fromEntries(named.map((name) => [name, input[name]])) }
}

function isDifferent(
  stored: ProfileInput[ProfileField],
  requested: ProfileInput[ProfileField],
): boolean {
  return requested !== undefined && (requested ?? "") !== (stored ?? "")
}

function buildReadOnlyError(names: readonly ProfileField[]): ApiError {
  const detail: ErrorDetail = { code: "field_read_only" }
  return buildApiError(
    400,
    "BAD_REQUEST",
    detail,
    Object.fromEntries(names.map((name) => [name, detail])),
  )
}

/**
 * Updates a customer's own record and returns it. All or nothing: an error on any field saves none
 * of them.
 */
export async function updateOwnUser(
  deps: AccountDeps,
  request: ClientRequest,
  caller: SessionCaller,
  input: UserUpdate,
): Promise<Result<WireUser, ApiError>> {
  const { newpassword, current_password } = input
  const early = await deps.db.transaction().execute((trx) => plan(trx, caller.userId, input))
  if (!early.ok) return early
  const password =
    newpassword === undefined
      ? null
      : await createNewPassword(deps, request, caller, { newpassword, current_password })
  if (password?.ok === false) return password
  const change = { input, password: password?.value ?? null }
  const written = await deps.db.transaction().execute((trx) => write(trx, deps, caller, change))
  if (!written.ok) return written
  if (password !== null) deps.accounts.onMail()
  const user = await getWireUser(deps.db, caller.userId)
  return user === null ? { ok: false, error: missingUser } : { ok: true, value: user }
}

/** 404 response for a missing customer and for another customer's record. */
export const missingUser = buildApiError(404, "NOT_FOUND", { code: "customer_not_found" })

async function write(
  trx: Trx,
  deps: AccountDeps,
  caller: SessionCaller,
  { input, password }: { input: UserUpdate; password: NewPassword | null },
): Promise<Result<null, ApiError>> {
  const planned = await plan(trx, caller.userId, input)
  if (!planned.ok) return planned
  const saved = password && (await saveNewPassword(trx, deps, caller, password))
  if (saved?.ok === false) return saved
  const columns = buildColumns(models["cognito/user"], planned.value)
  if (Object.keys(columns).length > 0) {
    await trx.updateTable("users").set(columns).where("id", "=", caller.userId).execute()
  }
  return { ok: true, value: null }
}

/** Returns the values to update, by the current record and profile flags; locks the record. */
async function plan(
  trx: Trx,
  userId: number,
  input: ProfileInput,
): Promise<Result<ProfileInput, ApiError>> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute()
  const user = await getWireUser(trx, userId)
  if (user === null) return { ok: false, error: missingUser }
  const planned = resolveProfileChange(
    user,
    input,
    listEditableFields(await getProfileFlags(trx), user),
  )
  if (!planned.ok) return planned
  const address = planned.value.current_address_id
  if (typeof address !== "number") return planned
  const chosen = await getAddress(trx, userId, address)
  return chosen?.enabled ? planned : { ok: false, error: foreignAddress }
}

const foreignAddress = buildFieldError("current_address_id", { code: "saved_address_required" })

type UpdateAnyUserInput = BasedOn & { values: Values } & Pick<
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
  { id, version, values, newpassword, current_password }: UpdateAnyUserInput,
): Promise<Result<{ item: Values }, ApiError>> {
  const self = caller.kind === "user" && caller.userId === id ? caller : null
  let savePassword: ((trx: Trx) => Promise<Result<null, ApiError>>) | undefined
  if (newpassword !== undefined) {
    if (self === null) return { ok: false, error: foreignPassword }
    const password = await createNewPassword(deps, request, self, { newpassword, current_password })
    if (!password.ok) return password
    savePassword = (trx) => saveNewPassword(trx, deps, self, password.value)
  }
  const options = { version, writeMore: savePassword }
  const written = await updateModel(deps.db, models["cognito/user"], id, values, options)
  if (!written.ok) return written
  if (savePassword !== undefined) deps.accounts.onMail()
  const user = await getWireUser(deps.db, id)
  return user === null
    ? { ok: false, error: missingUser }
    : { ok: true, value: { item: { ...withVersion(written.value ?? {}), ...user } } }
}

const foreignPassword = buildFieldError("newpassword", { code: "password_of_other_customer" })
