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

/** Counts a wish for a mail against the network address: 20 in an hour, whoever they are for. */
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
 * The answer to a code, which counts against the network address where it is null (wrong): 50 in 15
 * minutes, beside the few guesses that each code allows.
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
 * Five mails to one address in an hour; past them nothing is sent and nothing said. What strangers
 * ask for does not use up what the customer's own browsers may (`device`: null for a stranger's).
 */
export function buildAddressLimit(deps: AccountDeps, email: string, device: string | null): Limit {
  const bucket = `mails:to:${buildEmailWord(deps, email)}:${device ?? "stranger"}`
  return { bucket, most: 5, withinMs: hourMs, sentence: "" }
}
