import type { FastifyInstance, FastifyRequest } from "fastify"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { Caller, SessionCaller } from "#backend/accounts/caller.ts"
import { missingToken } from "#backend/accounts/token-errors.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { getSubmittedFields } from "#backend/models/get-submitted-fields.ts"
import { models } from "#backend/models/models.ts"
import { getModel } from "#backend/models/read-model.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import {
  modelDetailSchema,
  modelIdSchema,
  modelInputs,
  modelListSchema,
} from "#lib/contract/model-call.ts"
import type { Result } from "#lib/contract/result.ts"
import { userUpdateSchema } from "#lib/contract/user.ts"
import { getAddress, listAddresses, missingAddress } from "./addresses.ts"
import { registerOwnRecordCall, resolveOwnRecordBody } from "./own-record-call.ts"
import { updateAnyUser } from "./update-any-user.ts"
import { missingUser, updateOwnUser } from "./update-own-user.ts"

const userModel = models["cognito/user"]
const anyUpdateSchema = modelIdSchema
  .extend(modelInputs["cognito/user"].partial().shape)
  .extend(userUpdateSchema.pick({ newpassword: true, current_password: true }).shape)

/**
 * Registers the generic calls with which customers read and change their profile and addresses.
 * Administrators use the same URLs for all records.
 */
export function registerOwnRecords(app: FastifyInstance, deps: AccountDeps): void {
  registerUserCalls(app, deps)
  registerAddressCalls(app, deps)
}

function registerUserCalls(app: FastifyInstance, deps: AccountDeps): void {
  registerOwnRecordCall(app, deps, "cognito/user/update", (caller, request) =>
    caller.kind === "owner" || caller.isAdmin
      ? updateAny(deps, caller, request)
      : updateOwn(deps, caller, request),
  )
  registerOwnRecordCall(app, deps, "cognito/user/detail", async (caller, request) => {
    const by = resolveOwnRecordBody(modelDetailSchema, request.body)
    if (!by.ok) return by
    if (caller.kind === "owner" || caller.isAdmin) {
      return getModel({ ...deps, isAdmin: true }, userModel, by.value)
    }
    if (by.value.id !== caller.userId) return { ok: false, error: missingUser }
    return { ok: true, value: { item: await getWireUser(deps.db, caller.userId) } }
  })
}

function registerAddressCalls(app: FastifyInstance, deps: AccountDeps): void {
  registerOwnRecordCall(app, deps, "sell/address/list", async (caller, request) => {
    const paging = resolveOwnRecordBody(modelListSchema, request.body)
    if (!paging.ok) return paging
    if (caller.kind === "owner") return { ok: false, error: missingToken }
    const { page, page_size: size } = paging.value
    const all = await listAddresses(deps.db, caller.userId)
    const data = all.slice((page - 1) * size, page * size)
    return { ok: true, value: { data, count: all.length } }
  })
  registerOwnRecordCall(app, deps, "sell/address/detail", async (caller, request) => {
    const by = resolveOwnRecordBody(modelIdSchema, request.body)
    if (!by.ok) return by
    if (caller.kind === "owner") return { ok: false, error: missingToken }
    const item = await getAddress(deps.db, caller.userId, by.value.id)
    return item === null ? { ok: false, error: missingAddress } : { ok: true, value: { item } }
  })
}

async function updateAny(deps: AccountDeps, caller: Caller, request: FastifyRequest) {
  const body = resolveOwnRecordBody(anyUpdateSchema, request.body)
  if (!body.ok) return body
  const values = getSubmittedFields(userModel, body.value, request.body)
  return updateAnyUser(deps, request, caller, { ...body.value, values })
}

async function updateOwn(
  deps: AccountDeps,
  caller: SessionCaller,
  request: FastifyRequest,
): Promise<Result<object, ApiError>> {
  const body = resolveOwnRecordBody(accountCalls.updateUser.body, request.body)
  if (!body.ok) return body
  const { id, ...input } = body.value
  if (id !== caller.userId) return { ok: false, error: missingUser }
  const user = await updateOwnUser(deps, request, caller, input)
  return user.ok ? { ok: true, value: { item: user.value } } : user
}
