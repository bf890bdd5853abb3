/** The texts of a catalogue by their keys ("cart.title"), in the order of its file. */
export type Texts = ReadonlyMap<string, string>

/** An issue of a text in a catalogue. */
export type CatalogueFault = { key: string; fault: string }

/**
 * Returns the texts of a parsed catalogue by key, and an issue for each value that is neither a
 * text nor a group.
 */
export function flattenCatalogue(catalogue: unknown): { texts: Texts; faults: CatalogueFault[] } {
  const texts = new Map<string, string>()
  const faults: CatalogueFault[] = []
  const collect = (group: object, before: string): void => {
    for (const [name, value] of Object.entries(group)) {
      const key = `${before}${name}`
      if (name.includes(".")) faults.push({ key, fault: "a name must not contain a full stop" })
      else if (typeof value === "string") texts.set(key, value)
      else if (isGroup(value)) collect(value, `${key}.`)
      else faults.push({ key, fault: "is neither a text nor a group of texts" })
    }
  }
  if (isGroup(catalogue)) collect(catalogue, "")
  else faults.push({ key: "", fault: "is not a catalogue" })
  return { texts, faults }
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
