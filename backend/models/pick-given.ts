import type { ModelDefinition, Values } from "./model-definition.ts"

/** The fields that the caller named: what a schema's defaults added is no wish to change. */
export function pickGiven(model: ModelDefinition, parsed: Values, body: unknown): Values {
  const given = Object.keys(Object(body))
  const names = Object.keys(model.input.shape).filter((name) => given.includes(name))
  return Object.fromEntries(names.map((name) => [name, parsed[name]]))
}
