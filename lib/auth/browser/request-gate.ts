import { parseLoginCookie } from "../login-cookie.ts"
import { systemClock } from "./clock.ts"
import { openReadiness } from "./readiness.ts"
import { openRequestThrottle } from "./request-throttle.ts"

/** The page's only instances: all requests to the shop from here share them. */
export const requestThrottle = openRequestThrottle(systemClock)
export const readiness = openReadiness(systemClock)

/**
 * Resolves when a request can be sent: 50 ms after the previous one, and for a signed-in user not
 * before the first token check, or two seconds. In browsers only.
 */
export async function waitForRequestSlot(): Promise<void> {
  if (parseLoginCookie(document.cookie) !== null) await readiness.whenReady()
  await requestThrottle.waitForSlot()
}
