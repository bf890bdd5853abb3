import { columns, getOptionColumn, maxOptions, soleOption } from "./csv-columns.ts"
import type { CsvProduct } from "./csv-product.ts"
import type { ExistingProduct, ExistingSku } from "./existing-product.ts"
import { buildOptionKey } from "./sku-options.ts"

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
