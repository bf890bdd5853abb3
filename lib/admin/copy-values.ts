import type { FormField } from "./form-field.ts"

/**
 * Returns the values of a new record that is a copy of another one, in the API format: what must be
 * unique, or would be mistaken for the original, differs.
 */
export function buildCopyValues(
  fields: readonly FormField[],
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name }) => [name, buildCopy(name, record[name])]))
}

function buildCopy(name: string, value: unknown): unknown {
  if (typeof value !== "string" || value === "") return value
  if (name === "name") return `${value} (copy)`
  return name === "url" || name === "from" ? `${value}-copy` : value
}

/** Returns the values of a new record that a query names, in the API format. */
export function buildQueryValues(
  fields: readonly FormField[],
  query: { get: (name: string) => string | null },
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = query.get(name)
      if (value === null) return []
      return [[name, kind === "reference" || kind === "integer" ? Number(value) : value]]
    }),
  )
}
