import { z } from "zod"
import type { Deps } from "#backend/deps.ts"
import { findLabel } from "#lib/contract/translation.ts"
import { listTextLabels } from "./text-labels.ts"
import type { RecordKind } from "./translatable-fields.ts"

/** Errors that name a product. Those of add-ons name the add-on, see `resolveNamedKind`. */
const productErrors: ReadonlySet<string> = new Set([
  "line_not_sold",
  "line_out_of_stock",
  "line_extras_changed",
  "line_too_many",
  "line_amount_full",
  "order_stock_taken",
])

const namedErrorSchema = z.looseObject({
  code: z.string(),
  params: z.looseObject({ name: z.string() }),
})

type NamedText = { kind: RecordKind; text: string }

/**
 * Returns a response whose errors name products and add-ons in the requested language, as far as
 * their names are translated. English takes no query, and neither does a response without such an error.
 */
export async function withTranslatedNames<T>(
  deps: Pick<Deps, "db" | "language">,
  response: T,
): Promise<T> {
  if (!deps.language) return response
  const stored: NamedText[] = []
  mapNames(response, (named) => {
    stored.push(named)
    return named.text
  })
  if (stored.length === 0) return response
  const labels = await listTextLabels(deps, { stored })
  return mapNames(response, ({ kind, text }) => findLabel(labels, kind, text) ?? text) as T
}

/** Copies a JSON value with another name in each of its errors. */
function mapNames(value: unknown, getName: (named: NamedText) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => mapNames(each, getName))
  if (typeof value !== "object" || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapNames(each, getName)]),
  )
  const error = "params" in copy ? namedErrorSchema.safeParse(copy).data : undefined
  const kind = error && resolveNamedKind(error.code)
  if (!error || !kind) return copy
  return { ...copy, params: { ...error.params, name: getName({ kind, text: error.params.name }) } }
}

function resolveNamedKind(code: string): RecordKind | null {
  if (productErrors.has(code)) return "product"
  return code.startsWith("addon_") ? "addon" : null
}
