/** The texts of a catalogue by their keys ("cart.title"), in the order of its file. */
export type Texts = ReadonlyMap<string, string>

/** An issue of a text in a catalogue. */
export type CatalogueIssue = { key: string; issue: string }

/**
 * Returns the texts of a parsed catalogue by key, and an issue for each value that is neither a
 * text nor a group.
 */
export function flattenCatalogue(catalogue: unknown): { texts: Texts; issues: CatalogueIssue[] } {
  const texts = new Map<string, string>()
  const issues: CatalogueIssue[] = []
  const collect = (group: object, before: string): void => {
    for (const [name, value] of Object.entries(group)) {
      const key = `${before}${name}`
      if (name.includes(".")) issues.push({ key, issue: "a name must not contain a full stop" })
      else if (typeof value === "string") texts.set(key, value)
      else if (isGroup(value)) collect(value, `${key}.`)
      else issues.push({ key, issue: "is neither a text nor a group of texts" })
    }
  }
  if (isGroup(catalogue)) collect(catalogue, "")
  else issues.push({ key: "", issue: "is not a catalogue" })
  return { texts, issues }
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
