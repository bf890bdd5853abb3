import { readMark } from "../signed-in.ts"
import { systemClock } from "./clock.ts"
import { openReadiness } from "./readiness.ts"
import { openRequestLine } from "./request-line.ts"

/** The page's only ones: all that asks the shop from here shares them. */
export const requestLine = openRequestLine(systemClock)
export const readiness = openReadiness(systemClock)

/**
 * Resolves when a request may go out: 50 ms after the one before, and where somebody is signed in not
 * before the first check of their token, or two seconds. In browsers only.
 */
export async function takeTurn(): Promise<void> {
  if (readMark(document.cookie) !== null) await readiness.whenReady()
  await requestLine.takeTurn()
}
