import type { Refusal } from "#backend/http/refusal.ts"
import { giveBackUse, type Limit, takeUse } from "#backend/limits/rate-limit.ts"
import type { AccountDeps } from "./account-parts.ts"
import {
  buildEmailWord,
  type ClientRequest,
  refuseTries,
  resolveClient,
  takeTries,
} from "./limits.ts"

const hourMs = 3_600_000

/**
 * Counts a requested email against the client's IP address: 20 per hour, for all recipients
 * together. Returns the error if the limit is used up, else null.
 */
export function takeMailTry(deps: AccountDeps, request: ClientRequest): Promise<Refusal | null> {
  const limit: Limit = {
    bucket: `mails:client:${resolveClient(deps, request)}`,
    most: 20,
    withinMs: hourMs,
    sentence: "You’ve asked for a lot of emails in a short time. Please try again in an hour.",
  }
  return takeTries(deps, [limit])
}

/**
 * Returns the result of `use`. A null result (wrong code) counts against the client's IP address:
 * 50 in 15 minutes, in addition to the few guesses that each code allows.
 */
export async function withCodeTry<T>(
  deps: AccountDeps,
  request: ClientRequest,
  use: () => Promise<T | null>,
): Promise<T | null | Refusal> {
  const limit: Limit = {
    bucket: `codes:client:${resolveClient(deps, request)}`,
    most: 50,
    withinMs: 900_000,
    sentence: "Too many attempts. Please try again in 15 minutes.",
  }
  const taken = await takeUse(deps.db, [limit], deps.now())
  if ("reached" in taken) return refuseTries(taken.reached, deps.now())
  const answer = await use()
  if (answer !== null) await giveBackUse(deps.db, taken.marks)
  return answer
}

/**
 * Returns the limit of 5 emails per hour to one address; above it no email is sent and no error is
 * returned. Requests from unknown browsers (`device` null) do not use up the limit of the
 * customer's own browsers.
 */
export function buildAddressLimit(deps: AccountDeps, email: string, device: string | null): Limit {
  const bucket = `mails:to:${buildEmailWord(deps, email)}:${device ?? "stranger"}`
  return { bucket, most: 5, withinMs: hourMs, sentence: "" }
}
