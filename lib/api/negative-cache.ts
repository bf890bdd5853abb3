const rememberedMs = 500
const maxRemembered = 1_000

type Failure = { error: unknown; until: number }
const failures = new Map<string, Failure>()

/**
 * Runs a call, unless the same call has just failed: then rejects with the same error at once.
 * Next.js renders a failed page a second time to describe the failure, and that must neither double
 * the client's wait nor the load on a failing API. Failures for which `isFinal` is false may be
 * over at once, and are not cached.
 */
export async function withNegativeCache<T>(
  key: string,
  run: () => Promise<T>,
  isFinal: (error: unknown) => boolean = () => true,
): Promise<T> {
  const known = failures.get(key)
  if (known && known.until > performance.now()) throw known.error
  failures.delete(key)
  try {
    return await run()
  } catch (error) {
    if (isFinal(error)) remember(key, error)
    throw error
  }
}

function remember(key: string, error: unknown): void {
  failures.set(key, { error, until: performance.now() + rememberedMs })
  const oldest = failures.keys().next().value
  if (failures.size > maxRemembered && oldest !== undefined) failures.delete(oldest)
}
