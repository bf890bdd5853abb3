import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { askAccount, type CallRefusal, readTimeoutMs } from "#lib/api/ask-account.ts"
import { withPatience } from "#lib/api/patience.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import type { HeldTokens } from "./session.ts"
import { askOnceForAll } from "./shared-refresh.ts"
import { buildHeldTokens } from "./token-life.ts"

/** The refreshed tokens, or the API's error if it does not refresh them any more. */
export type RefreshOutcome = { tokens: HeldTokens } | { refusal: CallRefusal }

type Flight = { startedAtMs: number; outcome: Promise<RefreshOutcome> }
type Asked = { refresh: string; fingerprint: string; baseUrl: string | null }

/** Statuses by which an API rejects the tokens; all others prove nothing about the session. */
const endsSession = new Set([400, 401, 403, 422])
const rememberedForMs = 60_000
const maxFlights = 10_000
const flights = getOneInProcess("session.refreshes", () => new Map<string, Flight>())

/**
 * Refreshes the tokens of a session. Concurrent calls, and calls within the next minute, share one
 * request and its result; a failure to reach the API is not remembered. The first caller's timeout
 * applies. Throws an ApiError.
 */
export function refreshTokens(asked: Asked, waitMs = readTimeoutMs): Promise<RefreshOutcome> {
  const key = buildKey(asked)
  const known = recall(key)
  if (known) return known
  const outcome = askOnceForAll(key, () => askForTokens(asked, waitMs))
  flights.set(key, { startedAtMs: Date.now(), outcome })
  outcome.catch(() => flights.delete(key))
  return outcome
}

/**
 * Returns the result of a refresh within the last minute, without a request; null if there was
 * none.
 */
export function recallTokens(asked: Asked): Promise<RefreshOutcome> | null {
  return recall(buildKey(asked))
}

async function askForTokens(
  { refresh, fingerprint, baseUrl }: Asked,
  wishedMs: number,
): Promise<RefreshOutcome> {
  const input = { body: { refresh_token: refresh, fingerprint } }
  const result = await withPatience({ api: baseUrl, wishedMs }, (timeoutMs) =>
    askAccount("refreshToken", signInCalls.refreshToken, input, { baseUrl, timeoutMs }),
  )
  if ("answer" in result) return { tokens: buildHeldTokens(result.answer, Date.now()) }
  const { status } = result.refusal
  if (!endsSession.has(status)) throw new ApiError("http", "refreshToken", `status ${status}`)
  return { refusal: { ...result.refusal, status: 401, code: "TOKEN_INVALID" } }
}

function recall(key: string): Promise<RefreshOutcome> | null {
  const since = Date.now() - rememberedForMs
  for (const [old, { startedAtMs }] of flights) {
    // Entries are in the order they started: the first recent one ends the loop.
    if (startedAtMs > since && flights.size <= maxFlights) break
    flights.delete(old)
  }
  return flights.get(key)?.outcome ?? null
}

function buildKey({ refresh, fingerprint, baseUrl }: Asked): string {
  return JSON.stringify([baseUrl, fingerprint, refresh])
}
