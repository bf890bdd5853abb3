import type { ApiError } from "#backend/http/api-error.ts"
import { consumeRateLimits, type Limit } from "#backend/limits/rate-limit.ts"
import type { AccountDeps } from "./account-parts.ts"
import {
  buildEmailHash,
  buildRateLimitError,
  type ClientRequest,
  resolveRateLimitClient,
} from "./limits.ts"

const withinMs = 900_000
const message = "Too many attempts. Please try again in 15 minutes."

/**
 * Counts one login attempt: 10 for the account and 50 for the IP address in 15 minutes. Attempts
 * from browsers in which the customer has signed in before are counted separately, 10 for each, so
 * that neither an attacker nor a client on the same network can use them up. Returns the ids of the
 * hits, which the caller deletes if the password was correct. Correct passwords count too, but only
 * against 300 for the IP address.
 */
export async function registerLoginAttempt(
  deps: AccountDeps,
  request: ClientRequest,
  at: { email: string; fingerprintHash: string },
): Promise<{ marks: string[] } | ApiError> {
  const account = buildEmailHash(deps, at.email)
  const client = resolveRateLimitClient(deps, request)
  const isKnown = await isKnownDevice(deps, at)
  const device = isKnown ? at.fingerprintHash : "unknown"
  const tries: Limit[] = [{ bucket: `login:${account}:${device}`, max: 10, withinMs, message }]
  if (!isKnown) tries.push({ bucket: `login:client:${client}`, max: 50, withinMs, message })
  const all: Limit = { bucket: `login:all:${client}`, max: 300, withinMs, message }
  const taken = await consumeRateLimits(deps.db, [...tries, all], deps.now())
  if ("reached" in taken) return buildRateLimitError(taken.reached, deps.now())
  return { marks: taken.marks.slice(0, tries.length) }
}

async function isKnownDevice(
  { db }: AccountDeps,
  at: { email: string; fingerprintHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("known_devices")
    .innerJoin("users", "users.id", "known_devices.user_id")
    .select("user_id")
    .where("users.email", "=", at.email)
    .where("fingerprint_hash", "=", at.fingerprintHash)
    .executeTakeFirst()
  return row !== undefined
}
