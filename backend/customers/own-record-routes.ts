import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { z } from "zod"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import {
  type Caller,
  mayCall,
  requireRecentSignIn,
  resolveCaller,
  type SessionCaller,
} from "#backend/accounts/caller.ts"
import { missingToken } from "#backend/accounts/tokens.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { buildActor, withAudit } from "#backend/audit/with-audit.ts"
import { type ApiError, sendApiError } from "#backend/http/api-error.ts"
import { buildInputError, resolveBody } from "#backend/http/request-body.ts"
import { models } from "#backend/models/models.ts"
import { getModel, getRecord } from "#backend/models/record-rows.ts"
import { getSubmittedFields } from "#backend/models/write-model.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import {
  modelDetailSchema,
  modelIdSchema,
  modelInputs,
  modelListSchema,
} from "#lib/contract/model-call.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { userUpdateSchema } from "#lib/contract/user.ts"
import { getAddress, listAddresses, missingAddress } from "./addresses.ts"
import { missingUser, updateAnyUser, updateOwnUser } from "./update-user.ts"

/** Responds to the caller, an administrator or a customer, with a body or an error. */
type OwnRecordCall = (caller: Caller, request: FastifyRequest) => Promise<Result<object, ApiError>>

/** Registers a call for authenticated users. Authentication runs before the body is parsed. */
export function registerOwnRecordCall(
  app: FastifyInstance,
  deps: AccountDeps,
  path: string,
  handler: OwnRecordCall,
): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await resolveCaller(deps, request)
    return caller.ok ? undefined : sendApiError(reply, caller.error)
  }
  app.post(`${restBasePath}/${path}`, { onRequest }, async (request, reply) => {
    const caller = await resolveCaller(deps, request)
    if (!caller.ok) return sendApiError(reply, caller.error)
    const result = await handler(caller.value, request)
    if (!result.ok) return sendApiError(reply, result.error)
    return reply.header("cache-control", "no-store").send(result.value)
  })
}

/** Returns the body as parsed by the schema, or a 400 error with messages for the customer. */
export function resolveOwnRecordBody<S extends z.ZodType>(
  schema: S,
  body: unknown,
): Result<z.infer<S>, ApiError> {
  const resolved = resolveBody(schema, body)
  if (resolved.ok) return resolved
  const { fields = {}, field_details: details = {} } = resolved.error.body
  const words = [...new Set(Object.values(fields))].slice(0, 10).join(" ")
  return { ok: false, error: buildInputError(details, words) }
}

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
    caller.kind === "owner" || mayCall(caller, "cognito/user/update")
      ? updateAny(deps, caller, request)
      : updateOwn(deps, caller, request),
  )
  registerOwnRecordCall(app, deps, "cognito/user/detail", async (caller, request) => {
    const by = resolveOwnRecordBody(modelDetailSchema, request.body)
    if (!by.ok) return by
    if (caller.kind === "owner" || mayCall(caller, "cognito/user/detail")) {
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

async function updateAny(
  deps: AccountDeps,
  caller: Caller,
  request: FastifyRequest,
): Promise<Result<object, ApiError>> {
  const body = resolveOwnRecordBody(anyUpdateSchema, request.body)
  if (!body.ok) return body
  const values = getSubmittedFields(userModel, body.value, request.body)
  const stale = "is_admin" in values ? requireRecentSignIn(deps, caller) : null
  if (stale !== null) return { ok: false, error: stale }
  const { id } = body.value
  const call = {
    actor: buildActor(caller),
    call: "cognito/user/update",
    model: "cognito/user",
    id,
    read: (userId: number) => getRecord(deps.db, userModel, userId),
    skipsUnchanged: body.value.newpassword === undefined,
  }
  return withAudit(deps, call, () =>
    updateAnyUser(deps, request, caller, { ...body.value, values }),
  )
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
