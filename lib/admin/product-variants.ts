import type { AdminSku } from "#lib/contract/catalogue-admin-calls.ts"
import type { VariationsInput } from "#lib/contract/product-work-calls.ts"

type Options = Readonly<Record<string, string>>
type Variations = readonly { name: string; options: readonly string[] }[]

/** A variation in the editor. `was` is the stored name; absent for a new one. */
export type EditedVariation = VariationsInput[number]

/** Returns a product's variations as the editor changes them. */
export function editVariations(variations: Variations): EditedVariation[] {
  return variations.map(({ name, options }) => ({
    name,
    was: name,
    options: options.map((option) => ({ name: option, was: option })),
  }))
}

/** Returns edited variations without empty choices, and without options that have no name or choice. */
export function cleanVariations(edited: readonly EditedVariation[]): EditedVariation[] {
  return edited
    .map(({ options, ...variation }) => ({
      ...variation,
      name: variation.name.trim(),
      options: options
        .map((option) => ({ ...option, name: option.name.trim() }))
        .filter(({ name }) => name !== ""),
    }))
    .filter(({ name, options }) => name !== "" && options.length > 0)
}

/**
 * Returns the options that each SKU gets when edited variations are saved: its own, by their new
 * names, and the first choice of each new variation. Empty if there is no new variation.
 */
export function buildSkuOptions(
  edited: readonly EditedVariation[],
  skus: readonly Pick<AdminSku, "id" | "options">[],
): { id: number; options: Record<string, string> }[] {
  if (edited.every(({ was }) => was !== undefined)) return []
  return skus.map(({ id, options: own }) => {
    const entries = edited.flatMap(({ name, was, options }) => {
      const chosen = was === undefined ? undefined : own[was]
      const stored = options.find((option) => option.was === chosen && chosen !== undefined)
      const option = stored ?? options[0]
      return option === undefined ? [] : [[name, option.name] as const]
    })
    return { id, options: Object.fromEntries(entries) }
  })
}

/** Returns a text that is equal for equal options, in any order. */
export function buildOptionsKey(options: Options): string {
  return JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)))
}

const mostCombinations = 200

/** Lists the combinations of all choices that no SKU has, in the order of the choices. */
export function listMissingCombinations(
  variations: Variations,
  existing: readonly Options[],
): Record<string, string>[] {
  const known = new Set(existing.map(buildOptionsKey))
  const all = variations.reduce<Record<string, string>[]>(
    (combinations, { name, options }) =>
      combinations
        .flatMap((before) => options.map((option) => Object.assign({}, before, { [name]: option })))
        .slice(0, mostCombinations),
    [{}],
  )
  return all.filter((options) => !known.has(buildOptionsKey(options)))
}

/** Returns the name of a variant: its options in the order of the variations, or its code. */
export function getVariantName(variations: Variations, sku: Pick<AdminSku, "options" | "code">) {
  const options = variations.flatMap(({ name }) => sku.options[name] ?? [])
  return options.length === 0 ? sku.code : options.join(", ")
}

/** Proposes the code of a new SKU from its product's address and its options. */
export function buildNextSkuCode(url: string, options: Options): string {
  return [url, ...Object.values(options)]
    .join("-")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 200)
}
