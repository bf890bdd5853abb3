import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { askAccount, type CallRefusal, readTimeoutMs } from "#lib/api/ask-account.ts"
import { withPatience } from "#lib/api/patience.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import type { HeldTokens } from "./session.ts"
import { askOnceForAll } from "./shared-refresh.ts"
import { buildHeldTokens } from "./token-life.ts"

/** The renewed tokens, or why the API renews them no more. */
export type RefreshOutcome = { tokens: HeldTokens } | { refusal: CallRefusal }

type Flight = { startedAtMs: number; outcome: Promise<RefreshOutcome> }
type Asked = { refresh: string; fingerprint: string; baseUrl: string | null }

/** By these an API says that the tokens are no good; all others say nothing about the session. */
const endsSession = new Set([400, 401, 403, 422])
const rememberedForMs = 60_000
const maxFlights = 10_000
const flights = getOneInProcess("session.refreshes", () => new Map<string, Flight>())

/**
 * Renews the tokens of a session. However many ask at once, and for a minute after, the API is
 * asked once and all get the same; a failure to reach it is not remembered. Who asks first says how
 * long the API is waited for. Throws an ApiError.
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

/** What a renewal within the last minute gave, without asking; null where there was none. */
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
    // In the order they started: the first young one ends the walk.
    if (startedAtMs > since && flights.size <= maxFlights) break
    flights.delete(old)
  }
  return flights.get(key)?.outcome ?? null
}

function buildKey({ refresh, fingerprint, baseUrl }: Asked): string {
  return JSON.stringify([baseUrl, fingerprint, refresh])
}
