import type { ModelDefinition, Values } from "./model-definition.ts"

/** Returns the fields that the request body names, without defaults that the schema added. */
export function getSubmittedFields(model: ModelDefinition, parsed: Values, body: unknown): Values {
  const submitted = Object.keys(Object(body))
  const names = Object.keys(model.input.shape).filter((name) => submitted.includes(name))
  return Object.fromEntries(names.map((name) => [name, parsed[name]]))
}
