/** Groups rows by a key, preserving their order. */
export function buildRowsByKey<K, R>(rows: readonly R[], keyOf: (row: R) => K): Map<K, R[]> {
  const lists = new Map<K, R[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const list = lists.get(key)
    if (list) list.push(row)
    else lists.set(key, [row])
  }
  return lists
}
