/** The texts of a catalogue by their keys ("cart.title"), in the order of its file. */
export type Texts = ReadonlyMap<string, string>

/** What is wrong with a text of a catalogue. */
export type CatalogueFault = { key: string; fault: string }

/** The texts of a catalogue as it stands in its file, and what in it is neither text nor group. */
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
