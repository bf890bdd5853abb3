/**
 * Returns the cached promise of a key, or caches that of `load`. A rejected promise is not cached:
 * the next call loads again.
 */
export function getOrLoad<K, T>(
  cache: Map<K, Promise<T>>,
  key: K,
  load: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key)
  if (known) return known
  const loading = load()
  cache.set(key, loading)
  loading.catch(() => cache.delete(key))
  return loading
}
