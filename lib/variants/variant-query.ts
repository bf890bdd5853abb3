import { buildInitialSelection, type Selection, type VariantSet } from "./variant-set.ts"

/**
 * Returns the URL query of a selection ("?colour=amber&volume=500-ml"), preserving other parameters
 * of the current one; empty without parameters.
 */
export function buildVariantQuery(set: VariantSet, selection: Selection, current: string): string {
  const params = new URLSearchParams(current)
  listVariationKeys(set).forEach((key, at) => {
    params.delete(key)
    const option = selection[at] ?? null
    const options = set.variations[at]?.options ?? []
    const value = option === null ? undefined : listKeys(options)[option]
    if (value !== undefined && options.length > 1) params.set(key, value)
  })
  return params.size === 0 ? "" : `?${params}`
}

/** Returns the selection of a URL query; unknown options stay unselected. */
export function parseVariantQuery(set: VariantSet, query: string): Selection {
  const params = new URLSearchParams(query)
  const keys = listVariationKeys(set)
  return buildInitialSelection(set).map((initial, at) => {
    const value = params.get(keys[at] ?? "")?.toLowerCase()
    const option = listKeys(set.variations[at]?.options ?? []).indexOf(value ?? "")
    return value === undefined || option === -1 ? initial : option
  })
}

function listVariationKeys({ variations }: VariantSet): string[] {
  return listKeys(variations.map(({ name }) => name))
}

/** Returns readable keys, unique for any names. */
function listKeys(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const base = buildKey(name)
    let key = base
    for (let copy = 2; taken.has(key); copy++) key = `${base}-${copy}`
    taken.add(key)
    return key
  })
}

function buildKey(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "option"
}
