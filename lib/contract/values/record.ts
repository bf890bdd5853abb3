/** True if a value is an object, but no array: each of its properties may be read, as `unknown`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Builds a record that has, for each of the keys, the value that `build` returns. */
export function buildRecord<Key extends string, Value>(
  keys: readonly Key[],
  build: (key: Key) => Value,
): Record<Key, Value> {
  // Object.fromEntries() does not know that the keys are complete.
  return Object.fromEntries(keys.map((key) => [key, build(key)])) as Record<Key, Value>
}
