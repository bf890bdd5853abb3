const rememberedMs = 500
const maxRemembered = 1_000

type Failure = { error: unknown; until: number }
const failures = new Map<string, Failure>()

/**
 * Runs a call, unless the same call has just failed: then it fails the same way at once. The
 * framework renders a page that failed a second time to describe the failure, and that must neither
 * double the visitor's wait nor the load on an API in trouble. Failures that `isFinal` denies may be
 * over at once, and are not remembered.
 */
export async function withoutRepeatingFailure<T>(
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
