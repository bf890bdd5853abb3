import type { Refusal } from "#backend/http/refusal.ts"
import { type Limit, takeUse } from "#backend/limits/rate-limit.ts"
import type { AccountDeps } from "./account-parts.ts"
import { buildEmailWord, type ClientRequest, refuseTries, resolveClient } from "./limits.ts"

const withinMs = 900_000
const sentence = "Too many attempts. Please try again in 15 minutes."

/**
 * Counts one login attempt: 10 for the account and 50 for the IP address in 15 minutes. Attempts
 * from browsers in which the customer has signed in before are counted separately, 10 for each, so
 * that neither an attacker nor a client on the same network can use them up. Returns the ids of the
 * hits, which the caller deletes if the password was correct. Correct passwords count too, but only
 * against 300 for the IP address.
 */
export async function takeLoginTry(
  deps: AccountDeps,
  request: ClientRequest,
  at: { email: string; fingerprintHash: string },
): Promise<{ marks: string[] } | Refusal> {
  const account = buildEmailWord(deps, at.email)
  const client = resolveClient(deps, request)
  const isKnown = await isKnownDevice(deps, at)
  const device = isKnown ? at.fingerprintHash : "stranger"
  const tries: Limit[] = [{ bucket: `login:${account}:${device}`, most: 10, withinMs, sentence }]
  if (!isKnown) tries.push({ bucket: `login:client:${client}`, most: 50, withinMs, sentence })
  const all: Limit = { bucket: `login:all:${client}`, most: 300, withinMs, sentence }
  const taken = await takeUse(deps.db, [...tries, all], deps.now())
  if ("reached" in taken) return refuseTries(taken.reached, deps.now())
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
