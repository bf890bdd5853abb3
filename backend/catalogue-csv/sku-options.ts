import {
  type CsvProduct,
  type CsvRow,
  columns,
  getFirstLine,
  getOptionColumn,
  maxOptions,
  soleOption,
} from "./csv-format.ts"
import type { ExistingProduct, ExistingSku } from "./existing-products.ts"
import type { PlanLog } from "./product-plan.ts"

const maxLength = 500
const positions = Array.from({ length: maxOptions }, (_, position) => position)

/**
 * Names of the variations in the file's option columns, in order; null if the file has no such
 * columns.
 */
export type OptionNames = readonly string[] | null

/**
 * Resolves the option names of a product. For a product that has SKUs, a file can neither rename,
 * add nor remove options; the current names are returned with an error logged.
 */
export function resolveOptionNames(
  product: CsvProduct,
  current: ExistingProduct | null,
  log: PlanLog,
): OptionNames {
  const [first] = product.rows
  if (!first?.cells.has(getOptionColumn(0, "Value"))) return null
  const known = (current?.variations ?? []).map(({ name }) => name)
  const columnNames = positions.map((position) =>
    (first.cells.get(getOptionColumn(position, "Name")) ?? "").trim(),
  )
  const count = columnNames.findLastIndex((name) => name !== "") + 1
  const names = isSole(columnNames.slice(0, count)) ? [] : columnNames.slice(0, count)
  const column = getOptionColumn(0, "Name")
  const reportError = (message: string) => {
    log.error(getFirstLine(product), column, message)
    return known
  }
  if (new Set(names).size < names.length || names.includes("")) {
    return reportError("each option has a name of its own.")
  }
  if (names.some((name) => name.length > maxLength))
    return reportError("an option's name is too long.")
  if (current === null || current.skus.length === 0) return names
  const isUnspecified = count === 0
  if (isUnspecified) return known
  if (names.length === known.length && names.every((name) => known.includes(name))) return names
  const now = known.length === 0 ? "has no options" : `has the options ${known.join(", ")}`
  return reportError(`this product ${now}, and a file cannot change that.`)
}

function isSole(names: readonly string[]): boolean {
  return names.length === 1 && names[0] === soleOption.name
}

/**
 * Returns the row's value for each option; null, with an error logged, if one is empty or too long.
 */
export function parseOptionValues(
  row: CsvRow,
  names: readonly string[],
  log: PlanLog,
): Record<string, string> | null {
  const options: Record<string, string> = {}
  for (const [position, name] of names.entries()) {
    const column = getOptionColumn(position, "Value")
    const value = (row.cells.get(column) ?? "").trim()
    if (value === "" || value.length > maxLength) {
      const why = value === "" ? "is empty" : "is too long"
      log.error(row.line, column, `${why}: it says which "${name}" this SKU is.`)
      return null
    }
    options[name] = value
  }
  return options
}

/** True if a row describes a SKU, not only a photo. */
export function hasSku({ cells }: CsvRow): boolean {
  const skuColumns = [columns.sku, columns.price, columns.compareAt, columns.stock]
  const values = positions.map((position) => getOptionColumn(position, "Value"))
  return [...skuColumns, ...values].some((column) => (cells.get(column) ?? "").trim() !== "")
}

/** Builds a key that is equal for equal option values, independent of their order. */
export function buildOptionKey(options: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
}

type SkuKey = { code: string | undefined; options: Readonly<Record<string, string>> | null }

/**
 * Returns the SKU that a row refers to: the one with its code, else one with its options whose code
 * no other row names. Prefers enabled SKUs. Null for a new SKU.
 */
export function findMatchingSku(
  current: ExistingProduct | null,
  row: SkuKey,
  codesInFile: ReadonlySet<string>,
  claimed: ReadonlySet<number>,
): ExistingSku | null {
  const free = (current?.skus ?? []).filter(({ id }) => !claimed.has(id))
  const byCode = free.find(({ code }) => code === row.code)
  if (byCode !== undefined || row.options === null) return byCode ?? null
  const key = buildOptionKey(row.options)
  const same = free.filter(
    (sku) => buildOptionKey(sku.options) === key && !codesInFile.has(sku.code),
  )
  return same.find(({ isEnabled }) => isEnabled) ?? same[0] ?? null
}

/**
 * Builds a code for a SKU without one from the product's handle and the option values: upper case,
 * at most 200 characters.
 */
export function buildSkuCode(handle: string, options: Readonly<Record<string, string>>): string {
  return [handle, ...Object.values(options)]
    .join("-")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 200)
}

/** Lists the codes of a product's rows, including those generated for rows without a code. */
export function listNamedCodes({ handle, rows }: CsvProduct): string[] {
  return rows.map(({ cells }) => {
    const code = (cells.get(columns.sku) ?? "").trim().replace(/^'/, "")
    const values = Array.from({ length: maxOptions }, (_, position) =>
      (cells.get(getOptionColumn(position, "Value")) ?? "").trim(),
    ).filter((value) => value !== "" && value !== soleOption.value)
    return code === "" ? buildSkuCode(handle, Object.fromEntries(values.entries())) : code
  })
}
