import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { askAccount, type CallRefusal } from "#lib/api/ask-account.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import type { HeldTokens } from "./session.ts"
import { buildHeldTokens } from "./token-life.ts"

/** The renewed tokens, or why the API renews them no more. */
export type RefreshOutcome = { tokens: HeldTokens } | { refusal: CallRefusal }

type Flight = { startedAtMs: number; outcome: Promise<RefreshOutcome> }
type Asked = { refresh: string; fingerprint: string; baseUrl: string | null }

const rememberedForMs = 60_000
const maxFlights = 10_000
const shelf = Symbol.for("curlew.session.refreshes")

/**
 * Renews the tokens of a session. However many ask at once, and for a minute after, the API is
 * asked once and all get the same; a failure to reach it is not remembered. Throws an ApiError.
 */
export function refreshTokens(asked: Asked): Promise<RefreshOutcome> {
  const flights = getFlights()
  const key = buildKey(asked)
  const known = recall(flights, key)
  if (known) return known
  const outcome = askForTokens(asked)
  flights.set(key, { startedAtMs: Date.now(), outcome })
  outcome.catch(() => flights.delete(key))
  return outcome
}

/** What a renewal within the last minute gave, without asking; null where there was none. */
export function recallTokens(asked: Asked): Promise<RefreshOutcome> | null {
  return recall(getFlights(), buildKey(asked))
}

async function askForTokens({ refresh, fingerprint, baseUrl }: Asked): Promise<RefreshOutcome> {
  const input = { body: { refresh_token: refresh, fingerprint } }
  const result = await askAccount("refreshToken", signInCalls.refreshToken, input, { baseUrl })
  if ("answer" in result) return { tokens: buildHeldTokens(result.answer, Date.now()) }
  // Too many wishes at once say nothing about this session.
  if (result.refusal.status === 429) throw new ApiError("http", "refreshToken", "status 429")
  return { refusal: { ...result.refusal, status: 401, code: "TOKEN_INVALID" } }
}

function recall(flights: Map<string, Flight>, key: string): Promise<RefreshOutcome> | null {
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

/** One for the whole process: what runs before pages and what renders them are bundles of their own. */
function getFlights(): Map<string, Flight> {
  const place = globalThis as { [shelf]?: Map<string, Flight> }
  place[shelf] ??= new Map()
  return place[shelf]
}
