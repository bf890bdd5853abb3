import { parseLoginCookie } from "../login-cookie.ts"
import { createApiClient } from "./api-client.ts"
import { systemClock } from "./clock.ts"
import { createRequestSender } from "./http.ts"
import { openReadiness } from "./readiness.ts"
import { openRequestThrottle } from "./request-throttle.ts"

/** The page's only instances: all requests to the shop from here share them. */
export const requestThrottle = openRequestThrottle(systemClock)
export const readiness = openReadiness(systemClock)

/** True if the browser has a login; its tokens may have expired. */
function isSignedIn(): boolean {
  return parseLoginCookie(document.cookie) !== null
}

/** Loads the session client on demand: guests never need it. */
async function getSession() {
  const { getBrowserSession } = await import("./browser-session.ts")
  return getBrowserSession()
}

/**
 * Sends a request to the API through the shop, at least 50 ms after the previous one, and for a
 * signed-in user not before the first token check, or two seconds. The server adds the access
 * token. In browsers only.
 */
export const sendApiRequest = createApiClient({
  send: createRequestSender({
    clock: systemClock,
    fetch: (path, init) => fetch(path, init),
    waitForSlot: async () => {
      if (isSignedIn()) await readiness.whenReady()
      await requestThrottle.waitForSlot()
    },
  }),
  isSignedIn,
  check: async () => (await getSession()).check(),
  logOut: async () => (await getSession()).logOut(),
  openHomePage: () => location.replace("/"),
})
