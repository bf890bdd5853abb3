import "server-only"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { ApiError } from "./api-error.ts"

/** Period after a timeout in which other calls get a short timeout. */
const silentForMs = 5_000
/** Share of the timeout that is left then: much more than a response takes where there is one. */
const shortShare = 1 / 6
/** A timeout that fires later than this was delayed by this process: its event loop was blocked. */
const maxDelayMs = 250

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
  const startedAt = performance.now()
  const isShort = !isBuild && startedAt < (silence.get(api) ?? 0)
  try {
    const result = await run(isShort ? Math.ceil(maxTimeoutMs * shortShare) : maxTimeoutMs)
    silence.delete(api)
    return result
  } catch (error) {
    if (!isShort && isSilent(error, performance.now() - startedAt - maxTimeoutMs))
      silence.set(api, performance.now() + silentForMs)
    throw error
  }
}

/**
 * True if the API did not respond in time. A short timeout proves nothing new: an API that is only
 * slow gets another chance. A delayed one proves nothing either: the response may have been there.
 */
function isSilent(error: unknown, delayMs: number): boolean {
  return error instanceof ApiError && error.kind === "timeout" && delayMs <= maxDelayMs
}
