import { z } from "zod"
import {
  type ModelName,
  modelDetailSchema,
  modelIdSchema,
  modelListSchema,
  modelNames,
  modelRecordSchema,
} from "./model-call.ts"
import {
  buildItemSchema,
  buildListSchema,
  idempotencyInput,
  idSchema,
  versionInput,
} from "./primitives.ts"

const item = buildItemSchema(modelRecordSchema)

/**
 * Input and response of the generic calls. Of `create` and `update` only the API validates the
 * fields: it is what has the schemas of the models (`modelInputs`).
 */
const modelActions = {
  list: { body: modelListSchema, response: buildListSchema(modelRecordSchema) },
  detail: { body: modelDetailSchema, response: item },
  create: { body: z.looseObject(idempotencyInput), response: item },
  update: { body: z.looseObject({ id: idSchema, ...versionInput }), response: item },
  enable: { body: modelIdSchema, response: item },
  disable: { body: modelIdSchema, response: item },
  delete: { body: modelIdSchema, response: item },
} as const

type ModelAction = keyof typeof modelActions
export type ModelCallName = `${ModelName}/${ModelAction}`

type ModelCall<Action extends ModelAction> = {
  method: "POST"
  path: string
  params: z.ZodObject
  query: z.ZodObject
} & (typeof modelActions)[Action]

export type ModelCalls = {
  [Name in ModelCallName]: Name extends `${ModelName}/${infer Action extends ModelAction}`
    ? ModelCall<Action>
    : never
}

const none = z.object({})

/** The generic calls of every model, by `{namespace}/{model}/{call}`. */
export const modelCalls = Object.fromEntries(
  modelNames.flatMap((model) =>
    Object.entries(modelActions).map(([action, schemas]) => {
      const name = `${model}/${action}`
      return [name, { ...schemas, method: "POST", path: `/${name}`, params: none, query: none }]
    }),
  ),
  // Object.fromEntries() does not know that the keys are complete.
) as ModelCalls
