import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { withAdaptiveTimeout } from "#lib/api/adaptive-timeout.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { type ErrorResponse, readTimeoutMs, requestAccount } from "./authenticated-client.ts"
import { withSharedRefresh } from "./distributed-refresh.ts"
import type { StoredTokens } from "./session.ts"
import { buildStoredTokens } from "./token-expiry.ts"

/** The refreshed tokens, or the API's error if it does not refresh them any more. */
export type RefreshResult = Result<StoredTokens, ErrorResponse>

type Flight = { startedAtMs: number; outcome: Promise<RefreshResult> }
type RefreshInput = { refresh: string; fingerprint: string; baseUrl: string | null }

/** Statuses by which an API rejects the tokens; all others prove nothing about the session. */
const endsSession = new Set([400, 401, 403, 422])
const rememberedForMs = 60_000
const maxFlights = 10_000
const flights = getGlobalSingleton("session.refreshes", () => new Map<string, Flight>())

/**
 * Refreshes the tokens of a session. Concurrent calls, and calls within the next minute, share one
 * request and its result; a failure to reach the API is not remembered. The first caller's timeout
 * applies. Throws an ApiError.
 */
export function refreshTokens(input: RefreshInput, waitMs = readTimeoutMs): Promise<RefreshResult> {
  const key = buildKey(input)
  const known = recall(key)
  if (known) return known
  const outcome = withSharedRefresh(key, () => requestTokens(input, waitMs))
  flights.set(key, { startedAtMs: Date.now(), outcome })
  outcome.catch(() => flights.delete(key))
  return outcome
}

/**
 * Returns the result of a refresh within the last minute, without a request; null if there was
 * none.
 */
export function findRecentRefresh(input: RefreshInput): Promise<RefreshResult> | null {
  return recall(buildKey(input))
}

async function requestTokens(
  { refresh, fingerprint, baseUrl }: RefreshInput,
  maxTimeoutMs: number,
): Promise<RefreshResult> {
  const input = { body: { refresh_token: refresh, fingerprint } }
  const result = await withAdaptiveTimeout({ api: baseUrl, maxTimeoutMs }, (timeoutMs) =>
    requestAccount("refreshToken", signInCalls.refreshToken, input, { baseUrl, timeoutMs }),
  )
  if (result.ok) return { ok: true, value: buildStoredTokens(result.value, Date.now()) }
  const { status } = result.error
  if (!endsSession.has(status)) throw new ApiError("http", "refreshToken", `status ${status}`)
  return { ok: false, error: { ...result.error, status: 401, code: "TOKEN_INVALID" } }
}

function recall(key: string): Promise<RefreshResult> | null {
  const since = Date.now() - rememberedForMs
  for (const [old, { startedAtMs }] of flights) {
    // Entries are in the order they started: the first recent one ends the loop.
    if (startedAtMs > since && flights.size <= maxFlights) break
    flights.delete(old)
  }
  return flights.get(key)?.outcome ?? null
}

function buildKey({ refresh, fingerprint, baseUrl }: RefreshInput): string {
  return JSON.stringify([baseUrl, fingerprint, refresh])
}
