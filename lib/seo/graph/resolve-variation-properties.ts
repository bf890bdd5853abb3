/** What schema.org has a word of its own for among the ways in which variants differ. */
export type VariationProperty = "color" | "size" | "material" | "pattern"

const words: Readonly<Record<VariationProperty, RegExp>> = {
  color: /^(?:colou?r|shade|tint)$/i,
  size: /^(?:size|volume|length|width|height|diameter|weight)$/i,
  material: /^(?:material|timber|metal|filament|fabric)$/i,
  pattern: /^(?:pattern|design|motif)$/i,
}

/** The property that a variation of this name stands for; null where schema.org has none. */
export function getVariationProperty(name: string): VariationProperty | null {
  const found = Object.entries(words).find(([, word]) => word.test(name.trim()))
  return found ? parseProperty(found[0]) : null
}

function parseProperty(key: string): VariationProperty {
  return key as VariationProperty
}

/**
 * For each of the names the property its options are told in, or null. A property is told once: where
 * two variations would share it, the first has it.
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
