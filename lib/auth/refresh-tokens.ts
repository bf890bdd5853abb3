import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { createHmac, randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { sealData, unsealData } from "iron-session"
import { z } from "zod"
import { withAdaptiveTimeout } from "#lib/api/adaptive-timeout.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { errorBodySchema } from "#lib/contract/error.ts"
import { getEnv } from "#lib/env.ts"
import type { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { getSharedStore } from "#lib/redis/current-store.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { type ErrorResponse, readTimeoutMs, requestAccount } from "./authenticated-client.ts"
import { buildStoredTokens, type StoredTokens, storedTokensSchema } from "./session.ts"

/** The refreshed tokens, or the API's error if it does not refresh them any more. */
export type RefreshResult = Result<StoredTokens, ErrorResponse>

type Flight = { startedAtMs: number; outcome: Promise<RefreshResult> }
type RefreshInput = { refresh: string; fingerprint: string; baseUrl: string | null }

/** Statuses by which an API rejects the tokens; all others prove nothing about the session. */
const endsSession = new Set([400, 401, 403, 422])
const recentForMs = 60_000
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
  const since = Date.now() - recentForMs
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

/** Stored form of a result, which processes of another version of the shop read too. */
const storedOutcomeSchema = z.union([
  z.object({ tokens: storedTokensSchema }),
  z.object({
    error: errorBodySchema.extend({
      status: z.number(),
      retryAfterSeconds: z.number().nullable(),
    }),
  }),
])

type StoredOutcome = z.infer<typeof storedOutcomeSchema>

const rememberedForMs = 60_000
/** Lock TTL: a process that holds the lock for longer has crashed. */
const lockTtlMs = 15_000
const waitForMs = 6_000
const lookEveryMs = 40
const lockPrefix = "refreshing "

type Line = { guard: RedisCircuitBreaker; password: string; place: string }

/**
 * Returns the result of `refresh`. If several processes want the same refresh, one of them sends it
 * and the others get its result, encrypted in Redis; without Redis each sends its own.
 */
export async function withSharedRefresh(
  key: string,
  refresh: () => Promise<RefreshResult>,
): Promise<RefreshResult> {
  const guard = getSharedStore()
  const { SESSION_SECRET: password, SITE_URL: siteUrl } = getEnv()
  if (!guard || !password) return refresh()
  const word = createHmac("sha256", password).update(`refresh ${key}`).digest("base64url")
  const line = { guard, password, place: `curlew:${new URL(siteUrl).host}:refresh:${word}` }
  const own = Buffer.from(lockPrefix + randomUUID())
  const until = performance.now() + waitForMs
  while (performance.now() < until) {
    const options = { ttlMs: lockTtlMs, onlyIf: "absent" } as const
    const isFirst = await guard.attempt((memory) => memory.set(line.place, own, options))
    if (isFirst === undefined) break
    if (isFirst) return refreshForAll(line, own, refresh)
    const outcome = await readOutcome(line)
    if (outcome !== null) return outcome
    await sleep(lookEveryMs)
  }
  return refresh()
}

/** Refreshes and stores the result for the other processes; an error releases the lock for them. */
async function refreshForAll(
  { guard, password, place }: Line,
  own: Buffer,
  refresh: () => Promise<RefreshResult>,
): Promise<RefreshResult> {
  try {
    const outcome = await refresh()
    const stored = formatOutcome(outcome)
    const sealed = Buffer.from(await sealData(stored, { password, ttl: rememberedForMs / 1000 }))
    await guard.attempt((memory) => memory.set(place, sealed, { ttlMs: rememberedForMs }))
    return outcome
  } catch (error) {
    await guard.attempt((memory) => memory.release(place, own))
    throw error
  }
}

/** Returns null while another process is refreshing, and for a result not sealed by this shop. */
async function readOutcome({ guard, password, place }: Line): Promise<RefreshResult | null> {
  const bytes = await guard.attempt((memory) => memory.get(place))
  const text = bytes?.toString() ?? lockPrefix
  if (text.startsWith(lockPrefix)) return null
  const opened = await unsealData(text, { password, ttl: rememberedForMs / 1000 })
  const stored = storedOutcomeSchema.safeParse(opened)
  return stored.success ? parseOutcome(stored.data) : null
}

function formatOutcome(outcome: RefreshResult): StoredOutcome {
  return outcome.ok ? { tokens: outcome.value } : { error: outcome.error }
}

function parseOutcome(stored: StoredOutcome): RefreshResult {
  return "tokens" in stored
    ? { ok: true, value: stored.tokens }
    : { ok: false, error: stored.error }
}
