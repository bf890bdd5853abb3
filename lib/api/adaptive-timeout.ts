import "server-only"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { ApiError } from "./api-error.ts"

/** Period after a timeout in which other calls get a short timeout. */
const silentForMs = 5_000
/** Share of the timeout that is left then: much more than a response takes where there is one. */
const shortShare = 1 / 6

/** End of that period by API: null is the shop's own, partner sites have theirs. */
const silence = getGlobalSingleton("api-timeouts", () => new Map<string | null, number>())
const isBuild = process.env.NEXT_PHASE === "phase-production-build"

/**
 * Runs `run` with a timeout in milliseconds and returns its result: `maxTimeoutMs`, or a fraction
 * of it where the API has just timed out. A page makes several calls in sequence, and must not wait
 * the full time for each.
 */
export async function withAdaptiveTimeout<T>(
  { api, maxTimeoutMs }: { api: string | null; maxTimeoutMs: number },
  run: (waitMs: number) => Promise<T>,
): Promise<T> {
  const isShort = !isBuild && performance.now() < (silence.get(api) ?? 0)
  try {
    const result = await run(isShort ? Math.ceil(maxTimeoutMs * shortShare) : maxTimeoutMs)
    silence.delete(api)
    return result
  } catch (error) {
    // A short timeout proves nothing new: an API that is only slow gets another chance.
    const isSilent = error instanceof ApiError && error.kind === "timeout" && !isShort
    if (isSilent) silence.set(api, performance.now() + silentForMs)
    throw error
  }
}
