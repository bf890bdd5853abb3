import type { SeedSku } from "../seed-types.ts"

/** A variation with its options, each with its suffix of the SKU code. */
export type CodedVariation = { name: string; codes: Record<string, string> }

export type SkuTerms = Omit<SeedSku, "code" | "options">

/**
 * Lists one SKU for every combination of options with the code `{prefix}-{…option codes}`. `terms`
 * returns price, stock and photo of a combination.
 */
export function listSkus(
  prefix: string,
  variations: CodedVariation[],
  terms: (options: Record<string, string>, code: string) => SkuTerms,
): [SeedSku, ...SeedSku[]] {
  let rows: { code: string; options: Record<string, string> }[] = [{ code: prefix, options: {} }]
  for (const { name, codes } of variations) {
    rows = rows.flatMap((row) =>
      Object.entries(codes).map(([option, suffix]) => ({
        code: `${row.code}-${suffix}`,
        options: { ...row.options, [name]: option },
      })),
    )
  }
  const skus = rows.map((row) => ({ ...row, ...terms(row.options, row.code) }))
  const [first, ...others] = skus
  if (first === undefined) throw new Error(`${prefix} has a variation without options`)
  return [first, ...others]
}

/** Builds a product's variations: options in order, without codes. */
export function buildVariations(
  variations: CodedVariation[],
): { name: string; options: string[] }[] {
  return variations.map(({ name, codes }) => ({ name, options: Object.keys(codes) }))
}
