import { createHmac } from "node:crypto"
import type { FastifyRequest } from "fastify"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import { buildClientWord, resolveClientIp } from "#backend/limits/client.ts"
import { type Limit, type ReachedLimit, takeUse } from "#backend/limits/rate-limit.ts"
import type { AccountDeps } from "./account-parts.ts"

export type ClientRequest = Pick<FastifyRequest, "headers" | "socket">

/**
 * Counts one attempt against each of the limits. Returns the error if one of them is used up, else
 * null.
 */
export async function takeTries(
  deps: AccountDeps,
  limits: readonly Limit[],
): Promise<Refusal | null> {
  const taken = await takeUse(deps.db, limits, deps.now())
  return "reached" in taken ? refuseTries(taken.reached, deps.now()) : null
}

/** Builds the 429 error for a used-up limit, with the seconds until the next attempt. */
export function refuseTries(reached: ReachedLimit, now: Date): Refusal {
  const waitMs = reached.freeAt.getTime() - now.getTime()
  return {
    ...buildRefusal(429, "RATE_LIMITED", reached.sentence),
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  }
}

/** Returns a keyed hash of a client's IP address, which does not reveal the address. */
export function resolveClient({ accounts, now }: AccountDeps, request: ClientRequest): string {
  const ip = resolveClientIp(request, { secret: accounts.clientSecret, now: now() })
  return buildClientWord(ip, accounts.keys.client)
}

/** Returns a keyed hash of an email address, so that rate limits store no addresses. */
export function buildEmailWord({ accounts }: AccountDeps, email: string): string {
  return createHmac("sha256", accounts.keys.client).update(`email:${email}`).digest("base64url")
}
