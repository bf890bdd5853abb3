import { createHmac } from "node:crypto"
import type { FastifyRequest } from "fastify"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import { buildClientWord, resolveClientIp } from "#backend/limits/client.ts"
import { type Limit, type ReachedLimit, takeUse } from "#backend/limits/rate-limit.ts"
import type { AccountDeps } from "./account-parts.ts"

export type ClientRequest = Pick<FastifyRequest, "headers" | "socket">

/** Counts one try against each of the limits; the refusal where one of them is used up already. */
export async function takeTries(
  deps: AccountDeps,
  limits: readonly Limit[],
): Promise<Refusal | null> {
  const taken = await takeUse(deps.db, limits, deps.now())
  return "reached" in taken ? refuseTries(taken.reached, deps.now()) : null
}

/** What somebody is told who has used up a limit, and when to come back. */
export function refuseTries(reached: ReachedLimit, now: Date): Refusal {
  const waitMs = reached.freeAt.getTime() - now.getTime()
  return {
    ...buildRefusal(429, "RATE_LIMITED", reached.sentence),
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  }
}

/** A word for who sends a request, by network address, that tells nobody where they are. */
export function resolveClient({ accounts, now }: AccountDeps, request: ClientRequest): string {
  const ip = resolveClientIp(request, { secret: accounts.clientSecret, now: now() })
  return buildClientWord(ip, accounts.keys.client)
}

/** A word for an email address, so that limits remember none. */
export function buildEmailWord({ accounts }: AccountDeps, email: string): string {
  return createHmac("sha256", accounts.keys.client).update(`email:${email}`).digest("base64url")
}
