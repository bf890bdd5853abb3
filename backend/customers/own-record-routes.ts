import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { z } from "zod"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { type Caller, resolveCaller, type SessionCaller } from "#backend/accounts/caller.ts"
import { missingToken } from "#backend/accounts/token-errors.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { type ApiError, isApiError, sendApiError } from "#backend/http/api-error.ts"
import { buildInputError, resolveBody } from "#backend/http/request-body.ts"
import { findOrder } from "#backend/invoices/find-order.ts"
import { getInvoiceOfOrder } from "#backend/invoices/invoice.ts"
import { listInvoices } from "#backend/invoices/list-invoices.ts"
import { getSubmittedFields } from "#backend/models/get-submitted-fields.ts"
import { models } from "#backend/models/models.ts"
import { getModel } from "#backend/models/read-model.ts"
import { getAdminOrder, listOrders } from "#backend/orders/admin-orders.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import {
  modelDetailSchema,
  modelIdSchema,
  modelInputs,
  modelListSchema,
} from "#lib/contract/model-call.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { userUpdateSchema } from "#lib/contract/user.ts"
import { getAddress, listAddresses, missingAddress } from "./addresses.ts"
import { updateAnyUser } from "./update-any-user.ts"
import { missingUser, updateOwnUser } from "./update-own-user.ts"

const userModel = models["cognito/user"]
const anyUpdateSchema = modelIdSchema
  .extend(modelInputs["cognito/user"].partial().shape)
  .extend(userUpdateSchema.pick({ newpassword: true, current_password: true }).shape)

/**
 * Registers the generic calls with which customers read and change their own records.
 * Administrators use the same URLs for all records.
 */
export function registerOwnRecords(app: FastifyInstance, deps: AccountDeps): void {
  registerUserCalls(app, deps)
  registerAddressCalls(app, deps)
  registerInvoiceCalls(app, deps)
}

function registerUserCalls(app: FastifyInstance, deps: AccountDeps): void {
  addCall(app, deps, "cognito/user/update", (caller, request) =>
    caller.kind === "owner" || caller.isAdmin
      ? updateAny(deps, caller, request)
      : updateOwn(deps, caller, request),
  )
  addCall(app, deps, "cognito/user/detail", async (caller, request) => {
    const by = resolveWords(modelDetailSchema, request.body)
    if ("status" in by) return by
    if (caller.kind === "owner" || caller.isAdmin) {
      return getModel({ ...deps, isAdmin: true }, userModel, by.data)
    }
    if (by.data.id !== caller.userId) return missingUser
    return { item: await getWireUser(deps.db, caller.userId) }
  })
}

function registerAddressCalls(app: FastifyInstance, deps: AccountDeps): void {
  addCall(app, deps, "sell/address/list", async (caller, request) => {
    const paging = resolveWords(modelListSchema, request.body)
    if ("status" in paging) return paging
    if (caller.kind === "owner") return missingToken
    const { page, page_size: size } = paging.data
    const all = await listAddresses(deps.db, caller.userId)
    return { data: all.slice((page - 1) * size, page * size), count: all.length }
  })
  addCall(app, deps, "sell/address/detail", async (caller, request) => {
    const by = resolveWords(modelIdSchema, request.body)
    if ("status" in by) return by
    if (caller.kind === "owner") return missingToken
    const item = await getAddress(deps.db, caller.userId, by.data.id)
    return item === null ? missingAddress : { item }
  })
}

/** Read-only: orders are changed by calls of their own. */
function registerInvoiceCalls(app: FastifyInstance, deps: AccountDeps): void {
  addCall(app, deps, "sell/invoice/list", async (caller, request) => {
    const paging = resolveWords(modelListSchema, request.body)
    if ("status" in paging) return paging
    if (caller.kind === "owner" || caller.isAdmin) return listOrders(deps.db, paging.data)
    const { page, page_size: limit } = paging.data
    return listInvoices(deps.db, caller.userId, { limit, offset: (page - 1) * limit })
  })
  addCall(app, deps, "sell/invoice/detail", async (caller, request) => {
    const by = resolveWords(modelIdSchema, request.body)
    if ("status" in by) return by
    const { id } = by.data
    if (caller.kind === "owner" || caller.isAdmin) return { item: await getAdminOrder(deps.db, id) }
    const order = await findOrder(deps.db, { userId: caller.userId, id })
    return { item: order === null ? null : await getInvoiceOfOrder(deps.db, order) }
  })
}

async function updateAny(deps: AccountDeps, caller: Caller, request: FastifyRequest) {
  const body = resolveWords(anyUpdateSchema, request.body)
  if ("status" in body) return body
  const values = getSubmittedFields(userModel, body.data, request.body)
  return updateAnyUser(deps, request, caller, { ...body.data, values })
}

async function updateOwn(deps: AccountDeps, caller: SessionCaller, request: FastifyRequest) {
  const body = resolveWords(accountCalls.updateUser.body, request.body)
  if ("status" in body) return body
  const { id, ...input } = body.data
  if (id !== caller.userId) return missingUser
  const user = await updateOwnUser(deps, request, caller, input)
  return "status" in user ? user : { item: user }
}

type OwnCall = (caller: Caller, request: FastifyRequest) => Promise<object | ApiError>

/** Registers a call for authenticated users. Authentication runs before the body is parsed. */
function addCall(app: FastifyInstance, deps: AccountDeps, path: string, handler: OwnCall): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await resolveCaller(deps, request)
    return "status" in caller ? sendApiError(reply, caller) : undefined
  }
  app.post(`${restBasePath}/${path}`, { onRequest }, async (request, reply) => {
    const caller = await resolveCaller(deps, request)
    if ("status" in caller) return sendApiError(reply, caller)
    const given = await handler(caller, request)
    if (isApiError(given)) return sendApiError(reply, given)
    return reply.header("cache-control", "no-store").send(given)
  })
}

/** Returns the body as parsed by the schema, or a 400 error with messages for the customer. */
function resolveWords<S extends z.ZodType>(schema: S, body: unknown) {
  const resolved = resolveBody(schema, body)
  if (!("status" in resolved)) return resolved
  const { fields = {}, field_details: details = {} } = resolved.body
  const words = [...new Set(Object.values(fields))].slice(0, 10).join(" ")
  return buildInputError(details, words)
}
