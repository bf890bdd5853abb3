import { resolveBody } from "#backend/http/request-body.ts"
import { modelIdSchema } from "#lib/contract/model-call.ts"
import type { Db, ModelDefinition } from "./model-definition.ts"
import { pickGiven } from "./pick-given.ts"
import { updateModel, type WriteResult } from "./write-model.ts"

/** A model's `update`: takes the id and new values as they came from outside, and checks them. */
export function buildUpdate(
  model: ModelDefinition,
): (db: Db, given: unknown) => Promise<WriteResult> {
  const schema = modelIdSchema.extend(model.input.partial().shape)
  return async (db, given) => {
    const body = resolveBody(schema, given)
    if ("status" in body) return body
    return updateModel(db, model, body.data.id, pickGiven(model, body.data, given))
  }
}
