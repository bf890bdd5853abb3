import { columns, mostOptions, optionColumn, soleOption } from "./file-columns.ts"
import type { FiledProduct } from "./filed-product.ts"
import { buildOptionKey } from "./plan-options.ts"
import type { ShelfProduct, ShelfSku } from "./shelf-product.ts"

type Named = { code: string | undefined; options: Readonly<Record<string, string>> | null }

/**
 * Returns the SKU that a row refers to: the one with its code, else one with its options whose code
 * no other row names. Prefers enabled SKUs. Null for a new SKU.
 */
export function matchSku(
  current: ShelfProduct | null,
  row: Named,
  codesInFile: ReadonlySet<string>,
  claimed: ReadonlySet<number>,
): ShelfSku | null {
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
export function listNamedCodes({ handle, rows }: FiledProduct): string[] {
  return rows.map(({ cells }) => {
    const code = (cells.get(columns.sku) ?? "").trim().replace(/^'/, "")
    const values = Array.from({ length: mostOptions }, (_, place) =>
      (cells.get(optionColumn(place, "Value")) ?? "").trim(),
    ).filter((value) => value !== "" && value !== soleOption.value)
    return code === "" ? buildSkuCode(handle, Object.fromEntries(values.entries())) : code
  })
}
