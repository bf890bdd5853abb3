import { createHmac } from "node:crypto"
import type { FastifyRequest } from "fastify"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { buildClientHash, resolveClientIp } from "#backend/limits/client.ts"
import { consumeRateLimits, type Limit, type ReachedLimit } from "#backend/limits/rate-limit.ts"
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
