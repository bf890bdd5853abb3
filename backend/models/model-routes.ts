import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { type AdminGuard, resolveCaller } from "#backend/accounts/caller.ts"
import { type AuditedResult, buildActor, withAudit } from "#backend/audit/with-audit.ts"
import { type ApiError, sendApiError } from "#backend/http/api-error.ts"
import { withVersion } from "#backend/http/record-version.ts"
import { resolveBody } from "#backend/http/request-body.ts"
import {
  type ModelName,
  modelDetailSchema,
  modelIdSchema,
  modelListSchema,
  modelNames,
  publicModels,
} from "#lib/contract/model-call.ts"
import { idempotencyInput } from "#lib/contract/primitives.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import type { Values } from "./model-definition.ts"
import { models } from "./models.ts"
import { getModel, getRecord, listModel } from "./record-rows.ts"
import {
  buildUpdate,
  createModel,
  deleteModel,
  updateModelEnabled,
  type WriteResult,
} from "./write-model.ts"

/** Models whose `detail` and `update` are also customers' calls, handled in `customers/`. */
const customersOwn: ReadonlySet<ModelName> = new Set<ModelName>(["cognito/user"])

type ModelDeps = AccountDeps & { adminGuard: AdminGuard }

/** Registers the generic calls `POST /api/v1/{namespace}/{model}/{call}` of every model. */
export function registerModels(app: FastifyInstance, deps: ModelDeps): void {
  for (const name of modelNames) {
    registerReads(app, deps, name)
    registerWrites(app, deps, name)
  }
}

function registerReads(app: FastifyInstance, deps: ModelDeps, name: ModelName): void {
  const path = `${restBasePath}/${name}`
  const model = models[name]
  const authorize = (call: string) =>
    publicModels.includes(name)
      ? deps.adminGuard.rejectInvalidToken
      : deps.adminGuard.requireAdmin(`${name}/${call}`)
  const readerOf = async (request: FastifyRequest) => ({
    ...deps,
    isAdmin: await deps.adminGuard.isAdmin(request),
  })
  registerCall(app, `${path}/list`, {
    schema: modelListSchema,
    onRequest: authorize("list"),
    handle: async (query, request) => listModel(await readerOf(request), model, query),
  })
  if (customersOwn.has(name)) return
  registerCall(app, `${path}/detail`, {
    schema: modelDetailSchema,
    onRequest: authorize("detail"),
    handle: async (by, request) => getModel(await readerOf(request), model, by),
  })
}

function registerWrites(app: FastifyInstance, deps: ModelDeps, name: ModelName): void {
  const { db, adminGuard } = deps
  const path = `${restBasePath}/${name}`
  const model = models[name]
  const update = buildUpdate(model)
  const authorize = (call: string) => ({
    onRequest: adminGuard.requireAdmin(`${name}/${call}`),
    audit: { deps, name, call },
  })
  const byId = { schema: modelIdSchema }
  registerCall(app, `${path}/create`, {
    schema: model.input.extend(idempotencyInput),
    ...authorize("create"),
    status: 201,
    handle: async ({ idempotency_key, ...values }) => {
      const key = z.string().optional().parse(idempotency_key)
      const request = { call: `${name}/create`, key, input: values }
      const created = await createModel(db, model, values, request)
      return { ...buildItemResult(created), isRepeated: created.isRepeated ?? false }
    },
  })
  registerCall(app, `${path}/enable`, {
    ...byId,
    ...authorize("enable"),
    handle: async (based) => buildItemResult(await updateModelEnabled(db, model, based, true)),
  })
  registerCall(app, `${path}/disable`, {
    ...byId,
    ...authorize("disable"),
    handle: async (based) => buildItemResult(await updateModelEnabled(db, model, based, false)),
  })
  registerCall(app, `${path}/delete`, {
    ...byId,
    ...authorize("delete"),
    handle: async (based) => buildItemResult(await deleteModel(db, model, based)),
  })
  if (customersOwn.has(name)) return
  registerCall(app, `${path}/update`, {
    schema: z.unknown(),
    ...authorize("update"),
    handle: async (_body, request) => {
      const caller = await resolveCaller(deps, request)
      const userId = caller.ok ? buildActor(caller.value).userId : null
      return buildItemResult(await update(db, request.body, userId))
    },
  })
}

function buildItemResult(written: WriteResult): Result<{ item: Values | null }, ApiError> {
  if (!written.ok) return written
  return { ok: true, value: { item: written.value && withVersion(written.value) } }
}

type Call<S extends z.ZodType> = {
  schema: S
  onRequest: AdminGuard["rejectInvalidToken"]
  status?: 201
  /** The call changes records of a model. */
  audit?: { deps: ModelDeps; name: ModelName; call: string }
  handle: (body: z.infer<S>, request: FastifyRequest) => Promise<AuditedResult<object, ApiError>>
}

function registerCall<S extends z.ZodType>(
  app: FastifyInstance,
  path: string,
  call: Call<S>,
): void {
  app.post(path, { onRequest: call.onRequest }, async (request, reply: FastifyReply) => {
    const body = resolveBody(call.schema, request.body)
    if (!body.ok) return sendApiError(reply, body.error)
    const run = () => call.handle(body.value, request)
    const result = await (call.audit ? auditCall(call.audit, request, run) : run())
    if (!result.ok) return sendApiError(reply, result.error)
    return reply
      .code(call.status ?? 200)
      .header("cache-control", "no-store")
      .send(result.value)
  })
}

const subjectSchema = z
  .object({ item: z.object({ id: z.number() }).nullable() })
  .catch({ item: null })

/** Runs a call that changes a record of a model, and records it in the audit log. */
async function auditCall(
  { deps, name, call }: NonNullable<Call<z.ZodType>["audit"]>,
  request: FastifyRequest,
  run: () => Promise<AuditedResult<object, ApiError>>,
): Promise<Result<object, ApiError>> {
  const caller = await resolveCaller(deps, request)
  if (!caller.ok) return caller
  const id = modelIdSchema.safeParse(request.body).data?.id ?? null
  const audited = {
    actor: buildActor(caller.value),
    call: `${name}/${call}`,
    model: name,
    id: call === "create" ? null : id,
    read: (recordId: number) => getRecord(deps.db, models[name], recordId),
    skipsUnchanged: true,
  }
  return withAudit(deps, audited, run, (value) => subjectSchema.parse(value).item?.id ?? null)
}
