/** Maps items with an async function, in order, with at most `limit` calls pending at a time. */
export async function mapWithConcurrency<T, R>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Map<number, R>()
  const queue = items.entries()
  const runWorker = async () => {
    for (const [at, item] of queue) results.set(at, await work(item))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, runWorker))
  return items.flatMap((_item, at) => {
    const result = results.get(at)
    return result === undefined ? [] : [result]
  })
}
