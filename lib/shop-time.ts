import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import { timeHeader } from "#lib/contract/time-header.ts"

/** Less than this is the time that an answer takes, and matters to nobody. */
const fineMs = 5_000
/** A moment, and what the clock that nobody sets showed then. */
type Known = { ms: number; at: number }
/** Pages and the server around them both sign what they send. */
const told = getOneInProcess("shop-time", (): { known: Known | null } => ({ known: null }))

/** The time in milliseconds by the API's clock; by this machine's until the API has told it. */
export function getShopTime(): number {
  const { known } = told
  return known === null ? Date.now() : known.ms + performance.now() - known.at
}

/** Takes the time from what the API has just answered; one that does not tell it changes nothing. */
export function noteShopTime(headers: Headers): void {
  const ms = Number(headers.get(timeHeader) ?? Number.NaN)
  if (!Number.isSafeInteger(ms)) return
  const isKnown = told.known !== null && Math.abs(ms - getShopTime()) < fineMs
  if (!isKnown) told.known = { ms, at: performance.now() }
}
