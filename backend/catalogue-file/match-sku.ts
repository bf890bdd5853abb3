import { columns, mostOptions, optionColumn, soleOption } from "./file-columns.ts"
import type { FiledProduct } from "./filed-product.ts"
import { buildOptionKey } from "./plan-options.ts"
import type { ShelfProduct, ShelfSku } from "./shelf-product.ts"

type Named = { code: string | undefined; options: Readonly<Record<string, string>> | null }

/**
 * The SKU of a product that a row means: that with its code, else that with its options unless
 * another row means it. Null for a new one.
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

/** A code for a SKU that the file gives none: its product's address and what sets it apart. */
export function buildSkuCode(handle: string, options: Readonly<Record<string, string>>): string {
  return [handle, ...Object.values(options)]
    .join("-")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 200)
}

/** The codes that a product's rows give, and those they would be given. */
export function listNamedCodes({ handle, rows }: FiledProduct): string[] {
  return rows.map(({ cells }) => {
    const code = (cells.get(columns.sku) ?? "").trim().replace(/^'/, "")
    const values = Array.from({ length: mostOptions }, (_, place) =>
      (cells.get(optionColumn(place, "Value")) ?? "").trim(),
    ).filter((value) => value !== "" && value !== soleOption.value)
    return code === "" ? buildSkuCode(handle, Object.fromEntries(values.entries())) : code
  })
}
