import type { ProductAttribute } from "#backend/catalogue/product-attributes.ts"
import { productAttributesInput } from "#lib/contract/product-filter.ts"
import { type CsvRow, columns } from "./csv-format.ts"
import type { ExistingProduct } from "./existing-products.ts"
import type { PlanLog } from "./product-plan.ts"

/** Formats attributes for a cell: one line for each, such as "Material: PLA | walnut". */
export function formatAttributes(attributes: readonly ProductAttribute[]): string {
  return attributes.map(({ name, values }) => `${name}: ${values.join(" | ")}`).join("\n")
}

/**
 * Returns the attributes that the product's first CSV row sets; null if the column is missing or
 * equals the stored value. Logs an error for a line that is no attribute.
 */
export function diffAttributes(
  row: CsvRow,
  current: ExistingProduct | null,
  log: PlanLog,
): readonly ProductAttribute[] | null {
  const cell = row.cells.get(columns.attributes)
  if (cell === undefined) return null
  const attributes = parseAttributes(cell)
  if (attributes === null) {
    log.error(row.line, columns.attributes, `must have lines such as "Material: PLA | walnut".`)
    return null
  }
  const repeated = attributes.find(
    ({ name, values }, at) =>
      attributes.findIndex((other) => other.name === name) !== at ||
      new Set(values).size < values.length ||
      current?.variations.some((variation) => variation.name === name),
  )
  if (repeated) {
    log.error(row.line, columns.attributes, `"${repeated.name}" is named twice, or is an option.`)
    return null
  }
  const [was, next] = [formatAttributes(current?.attributes ?? []), formatAttributes(attributes)]
  log.change("", columns.attributes, was, next)
  return was === next ? null : attributes
}

function parseAttributes(cell: string): ProductAttribute[] | null {
  const lines = cell.split(/\r?\n/).filter((line) => line.trim() !== "")
  const parsed = productAttributesInput.safeParse(
    lines.map((line) => {
      const [, name = "", values = ""] = /^([^:]*):(.*)$/.exec(line) ?? []
      return { name, values: values.split("|") }
    }),
  )
  return parsed.success ? parsed.data : null
}
