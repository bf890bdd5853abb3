import { columns, mostOptions, optionColumn, soleOption } from "./file-columns.ts"
import { type FiledProduct, type FiledRow, getFirstLine } from "./filed-product.ts"
import type { PlanLog } from "./plan-log.ts"
import type { ShelfProduct } from "./shelf-product.ts"

const mostCharacters = 500
const places = Array.from({ length: mostOptions }, (_, place) => place)

/**
 * Names of the variations in the file's option columns, in order; null if the file has no such
 * columns.
 */
export type OptionColumns = readonly string[] | null

/**
 * Resolves the option names of a product. For a product that has SKUs, a file can neither rename,
 * add nor remove options; the current names are returned with an error logged.
 */
export function planOptionColumns(
  filed: FiledProduct,
  current: ShelfProduct | null,
  log: PlanLog,
): OptionColumns {
  const [first] = filed.rows
  if (!first?.cells.has(optionColumn(0, "Value"))) return null
  const known = (current?.variations ?? []).map(({ name }) => name)
  const given = places.map((place) => (first.cells.get(optionColumn(place, "Name")) ?? "").trim())
  const count = given.findLastIndex((name) => name !== "") + 1
  const names = isSole(given.slice(0, count)) ? [] : given.slice(0, count)
  const column = optionColumn(0, "Name")
  const fault = (message: string) => {
    log.fault(getFirstLine(filed), column, message)
    return known
  }
  if (new Set(names).size < names.length || names.includes("")) {
    return fault("each option has a name of its own.")
  }
  if (names.some((name) => name.length > mostCharacters))
    return fault("an option's name is too long.")
  if (current === null || current.skus.length === 0) return names
  const isNothingSaid = count === 0
  if (isNothingSaid) return known
  if (names.length === known.length && names.every((name) => known.includes(name))) return names
  const now = known.length === 0 ? "has no options" : `has the options ${known.join(", ")}`
  return fault(`this product ${now}, and a file cannot change that.`)
}

function isSole(names: readonly string[]): boolean {
  return names.length === 1 && names[0] === soleOption.name
}

/**
 * Returns the row's value for each option; null, with an error logged, if one is empty or too long.
 */
export function readOptions(
  row: FiledRow,
  names: readonly string[],
  log: PlanLog,
): Record<string, string> | null {
  const options: Record<string, string> = {}
  for (const [place, name] of names.entries()) {
    const column = optionColumn(place, "Value")
    const value = (row.cells.get(column) ?? "").trim()
    if (value === "" || value.length > mostCharacters) {
      const why = value === "" ? "is empty" : "is too long"
      log.fault(row.line, column, `${why}: it says which "${name}" this SKU is.`)
      return null
    }
    options[name] = value
  }
  return options
}

/** True if a row describes a SKU, not only a photo. */
export function hasSku({ cells }: FiledRow): boolean {
  const own = [columns.sku, columns.price, columns.compareAt, columns.stock]
  const values = places.map((place) => optionColumn(place, "Value"))
  return [...own, ...values].some((column) => (cells.get(column) ?? "").trim() !== "")
}

/** Builds a key that is equal for equal option values, independent of their order. */
export function buildOptionKey(options: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
}
