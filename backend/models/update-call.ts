import { resolveBody } from "#backend/http/request-body.ts"
import { modelIdSchema } from "#lib/contract/model-call.ts"
import { getSubmittedFields } from "./get-submitted-fields.ts"
import type { Db, ModelDefinition } from "./model-definition.ts"
import { updateModel, type WriteResult } from "./write-model.ts"

/** Builds a model's `update` call, which validates a request body of the id and new values. */
export function buildUpdate(
  model: ModelDefinition,
): (db: Db, rawBody: unknown) => Promise<WriteResult> {
  const schema = modelIdSchema.extend(model.input.partial().shape)
  return async (db, rawBody) => {
    const body = resolveBody(schema, rawBody)
    if (!body.ok) return body
    return updateModel(db, model, body.value.id, getSubmittedFields(model, body.value, rawBody))
  }
}
