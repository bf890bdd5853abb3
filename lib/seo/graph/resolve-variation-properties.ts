import { listKeys } from "#lib/contract/values/record.ts"

/** Properties in which variants differ, for which schema.org has a dedicated term. */
export type VariationProperty = "color" | "size" | "material" | "pattern"

const namePatterns: Readonly<Record<VariationProperty, RegExp>> = {
  color: /^(?:colou?r|shade|tint)$/i,
  size: /^(?:size|volume|length|width|height|diameter|weight)$/i,
  material: /^(?:material|timber|metal|filament|fabric)$/i,
  pattern: /^(?:pattern|design|motif)$/i,
}

/** Returns the schema.org property for a variation name; null where there is none. */
export function getVariationProperty(name: string): VariationProperty | null {
  return listKeys(namePatterns).find((key) => namePatterns[key].test(name.trim())) ?? null
}

/**
 * Returns the schema.org property for each variation name, or null. A property is assigned once:
 * if two variations match the same property, the first gets it.
 */
export function resolveVariationProperties(names: readonly string[]): (VariationProperty | null)[] {
  const taken = new Set<VariationProperty>()
  return names.map((name) => {
    const property = getVariationProperty(name)
    if (property === null || taken.has(property)) return null
    taken.add(property)
    return property
  })
}
