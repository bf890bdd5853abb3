import { parseLoginCookie } from "../login-cookie.ts"
import { createApiClient } from "./api-client.ts"
import { systemClock } from "./clock.ts"
import { sendRequest, startedAtMs } from "./http.ts"
import { openReadiness } from "./readiness.ts"
import { reportProblem } from "./report-problem.ts"
import { openSessionClient, type SessionClient } from "./session-client.ts"
import { openTabs } from "./tab-channel.ts"

/** Whether the page's requests on behalf of a signed-in user can be sent yet. */
export const readiness = openReadiness(systemClock, startedAtMs)

let client: SessionClient | null = null

/** Returns the page's session client; opened on first use. In browsers only. */
export function getBrowserSession(): SessionClient {
  client ??= open()
  return client
}

/**
 * Sends a request on behalf of a signed-in user: not before the first token check, or two seconds.
 * The server adds the access token.
 */
export const sendAsUser = createApiClient({
  send: async (path, init, signal) => {
    await readiness.whenReady()
    return sendRequest(path, init, signal)
  },
  isSignedIn: () => parseLoginCookie(document.cookie) !== null,
  check: () => getBrowserSession().check(),
  logOut: () => getBrowserSession().logOut(),
  openHomePage: () => location.replace("/"),
})

function open(): SessionClient {
  let isLeaving = false
  addEventListener("pagehide", () => {
    isLeaving = true
  })
  addEventListener("pageshow", () => {
    isLeaving = false
  })
  return openSessionClient({
    send: sendRequest,
    readiness,
    clock: systemClock,
    openTabs,
    reportProblem,
    storage: findStorage(),
    readMark: () => parseLoginCookie(document.cookie),
    isLeaving: () => isLeaving,
  })
}

/** Returns localStorage; null if the browser denies access to it. */
function findStorage(): Storage | null {
  try {
    return localStorage
  } catch (error) {
    reportProblem("session: localStorage unavailable", error)
    return null
  }
}
