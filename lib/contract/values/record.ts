/** True if a value is an object, but no array: each of its properties may be read, as `unknown`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Returns the keys of a record. For a literal: an object may have more keys than its type. */
export function listKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Object.keys() returns strings, because the type of an object does not exclude further keys.
  return Object.keys(record) as Key[]
}

/** Builds a record that has, for each of the keys, the value that `build` returns. */
export function buildRecord<Key extends string, Value>(
  keys: readonly Key[],
  build: (key: Key) => Value,
): Record<Key, Value> {
  // Object.fromEntries() does not know that the keys are complete.
  return Object.fromEntries(keys.map((key) => [key, build(key)])) as Record<Key, Value>
}
