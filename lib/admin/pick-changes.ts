/**
 * Returns the fields of a record whose values differ from those of another version of it. Fields
 * that the other version lacks, as those of a form alone, are no changes.
 */
export function pickChanges(data: object, previous: object): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(previous))
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) =>
        before.has(name) && JSON.stringify(before.get(name)) !== JSON.stringify(value),
    ),
  )
}
