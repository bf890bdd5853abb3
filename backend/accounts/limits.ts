import { createHmac } from "node:crypto"
import type { FastifyRequest } from "fastify"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { buildClientHash, resolveClientIp } from "#backend/limits/client.ts"
import {
  consumeRateLimits,
  deleteRateLimitHits,
  type Limit,
  type ReachedLimit,
} from "#backend/limits/rate-limit.ts"
import type { Result } from "#lib/contract/result.ts"
import type { AccountDeps } from "./account-parts.ts"

export type ClientRequest = Pick<FastifyRequest, "headers" | "socket">

/**
 * Counts one attempt against each of the limits. Returns the error if one of them is used up.
 */
export async function registerAttempts(
  deps: AccountDeps,
  limits: readonly Limit[],
): Promise<Result<null, ApiError>> {
  const taken = await consumeRateLimits(deps.db, limits, deps.now())
  return taken.ok
    ? { ok: true, value: null }
    : { ok: false, error: buildRateLimitError(taken.error, deps.now()) }
}

/** Builds the 429 error for a used-up limit, with the seconds until the next attempt. */
export function buildRateLimitError(reached: ReachedLimit, now: Date): ApiError {
  const waitMs = reached.freeAt.getTime() - now.getTime()
  return {
    ...buildApiError(429, "RATE_LIMITED", reached.detail),
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  }
}

/** Returns a keyed hash of a client's IP address, which does not reveal the address. */
export function resolveRateLimitClient(
  { accounts, now }: AccountDeps,
  request: ClientRequest,
): string {
  const ip = resolveClientIp(request, { secret: accounts.clientSecret, now: now() })
  return buildClientHash(ip, accounts.keys.client)
}

/** Returns a keyed hash of an email address, so that rate limits store no addresses. */
export function buildEmailHash({ accounts }: AccountDeps, email: string): string {
  return createHmac("sha256", accounts.keys.client).update(`email:${email}`).digest("base64url")
}

const hourMs = 3_600_000

/**
 * Counts a requested email against the client's IP address: 20 per hour, for all recipients
 * together. Returns the error if the limit is used up.
 */
export function registerEmailRequest(
  deps: AccountDeps,
  request: ClientRequest,
): Promise<Result<null, ApiError>> {
  const limit: Limit = {
    bucket: `mails:client:${resolveRateLimitClient(deps, request)}`,
    max: 20,
    withinMs: hourMs,
    detail: { code: "email_rate_limited" },
  }
  return registerAttempts(deps, [limit])
}

/**
 * Returns the result of `use`. A null result (wrong code) counts against the client's IP address:
 * 50 in 15 minutes, in addition to the few guesses that each code allows, and against the `others`.
 */
export async function withCodeTry<T>(
  deps: AccountDeps,
  request: ClientRequest,
  use: () => Promise<T | null>,
  others: readonly Limit[] = [],
): Promise<Result<T | null, ApiError>> {
  const limit: Limit = {
    bucket: `codes:client:${resolveRateLimitClient(deps, request)}`,
    max: 50,
    withinMs: 900_000,
    detail: { code: "login_rate_limited" },
  }
  const taken = await consumeRateLimits(deps.db, [limit, ...others], deps.now())
  if (!taken.ok) return { ok: false, error: buildRateLimitError(taken.error, deps.now()) }
  const value = await use()
  if (value !== null) await deleteRateLimitHits(deps.db, taken.value)
  return { ok: true, value }
}

/**
 * Returns the limit of 5 emails per hour to one address; above it no email is sent and no error is
 * returned. Requests from unknown browsers (`device` null) do not use up the limit of the
 * customer's own browsers.
 */
export function buildEmailLimit(deps: AccountDeps, email: string, device: string | null): Limit {
  const bucket = `mails:to:${buildEmailHash(deps, email)}:${device ?? "unknown"}`
  return { bucket, max: 5, withinMs: hourMs, detail: { code: "email_rate_limited" } }
}

/**
 * Returns the limit of 20 wrong sign-in codes of six digits per day for one address: at most one in
 * 50,000 such addresses could be guessed in a day. Guesses from unknown browsers (`device` null) do
 * not use up the limit of the customer's own browsers.
 */
export function buildDigitsLimit(deps: AccountDeps, email: string, device: string | null): Limit {
  const bucket = `digits:${buildEmailHash(deps, email)}:${device ?? "unknown"}`
  return { bucket, max: 20, withinMs: 24 * hourMs, detail: { code: "login_rate_limited" } }
}
