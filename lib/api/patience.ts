import "server-only"
import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import { ApiError } from "./api-error.ts"

/** So long after a call was left unanswered, others are hardly waited for. */
const silentForMs = 5_000
/** What is left of a wait then: much more than an answer takes where there is one. */
const shortShare = 1 / 6

/** Until when, by the API that was silent: the shop's own is null, partner sites have theirs. */
const silence = getOneInProcess("api-silence", () => new Map<string | null, number>())
const isBuild = process.env.NEXT_PHASE === "phase-production-build"

/**
 * What `run` gives, which is told how many ms to wait for the API: as long as is wished, but hardly at
 * all where the API has just let somebody wait in vain. A page asks one thing after the other, and
 * must not wait so long for each.
 */
export async function withPatience<T>(
  { api, wishedMs }: { api: string | null; wishedMs: number },
  run: (waitMs: number) => Promise<T>,
): Promise<T> {
  const isShort = !isBuild && performance.now() < (silence.get(api) ?? 0)
  try {
    const result = await run(isShort ? Math.ceil(wishedMs * shortShare) : wishedMs)
    silence.delete(api)
    return result
  } catch (error) {
    // Who hardly waited knows nothing new: an API that is only slow gets its chance again.
    const isSilent = error instanceof ApiError && error.kind === "timeout" && !isShort
    if (isSilent) silence.set(api, performance.now() + silentForMs)
    throw error
  }
}
