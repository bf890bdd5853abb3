import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import type { AdminDoor } from "#backend/admin/admin-door.ts"
import type { Deps } from "#backend/deps.ts"
import { isRefusal, type Refusal, sendRefusal } from "#backend/http/refusal.ts"
import { resolveBody } from "#backend/http/request-body.ts"
import {
  addPhotoSchema,
  type ModelName,
  modelDetailSchema,
  modelIdSchema,
  modelListSchema,
  modelNames,
  publicModels,
} from "#lib/contract/model-call.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { addPhoto } from "./add-photo.ts"
import { models } from "./models.ts"
import { getModel, listModel } from "./read-model.ts"
import { buildUpdate } from "./update-call.ts"
import { createModel, deleteModel, enableModel } from "./write-model.ts"

/** Models whose `detail` and `update` are also customers' calls, handled in `customers/`. */
const customersOwn: ReadonlySet<ModelName> = new Set<ModelName>(["cognito/user"])

type ModelDeps = Deps & { door: AdminDoor }

/** Registers the generic calls `POST /api/v1/{namespace}/{model}/{call}` of every model. */
export function registerModels(app: FastifyInstance, deps: ModelDeps): void {
  for (const name of modelNames) {
    registerReads(app, deps, name)
    registerWrites(app, deps, name)
  }
  registerCall(app, `${restBasePath}/sell/product/addPhoto`, {
    schema: addPhotoSchema,
    door: deps.door.requireAdmin,
    answer: (body) => addPhoto(deps.db, body),
  })
}

function registerReads(app: FastifyInstance, deps: ModelDeps, name: ModelName): void {
  const path = `${restBasePath}/${name}`
  const model = models[name]
  const door = publicModels.includes(name) ? deps.door.welcomeAll : deps.door.requireAdmin
  const readerOf = async (request: FastifyRequest) => ({
    ...deps,
    isAdmin: await deps.door.isAdmin(request),
  })
  registerCall(app, `${path}/list`, {
    schema: modelListSchema,
    door,
    answer: async (paging, request) => listModel(await readerOf(request), model, paging),
  })
  if (customersOwn.has(name)) return
  registerCall(app, `${path}/detail`, {
    schema: modelDetailSchema,
    door,
    answer: async (by, request) => getModel(await readerOf(request), model, by),
  })
}

function registerWrites(app: FastifyInstance, { db, door }: ModelDeps, name: ModelName): void {
  const path = `${restBasePath}/${name}`
  const model = models[name]
  const update = buildUpdate(model)
  const byId = { schema: modelIdSchema, door: door.requireAdmin }
  registerCall(app, `${path}/create`, {
    schema: model.input,
    door: door.requireAdmin,
    status: 201,
    answer: (values) => createModel(db, model, values),
  })
  registerCall(app, `${path}/enable`, {
    ...byId,
    answer: ({ id }) => enableModel(db, model, id, true),
  })
  registerCall(app, `${path}/disable`, {
    ...byId,
    answer: ({ id }) => enableModel(db, model, id, false),
  })
  registerCall(app, `${path}/delete`, { ...byId, answer: ({ id }) => deleteModel(db, model, id) })
  if (customersOwn.has(name)) return
  registerCall(app, `${path}/update`, {
    schema: z.unknown(),
    door: door.requireAdmin,
    answer: (_body, request) => update(db, request.body),
  })
}

type Call<S extends z.ZodType> = {
  schema: S
  door: AdminDoor["requireAdmin"]
  status?: 201
  answer: (body: z.infer<S>, request: FastifyRequest) => Promise<object | Refusal>
}

function registerCall<S extends z.ZodType>(
  app: FastifyInstance,
  path: string,
  call: Call<S>,
): void {
  app.post(path, { onRequest: call.door }, async (request, reply: FastifyReply) => {
    const body = resolveBody(call.schema, request.body)
    if ("status" in body) return sendRefusal(reply, body)
    const answer = await call.answer(body.data, request)
    if (isRefusal(answer)) return sendRefusal(reply, answer)
    return reply
      .code(call.status ?? 200)
      .header("cache-control", "no-store")
      .send(answer)
  })
}
