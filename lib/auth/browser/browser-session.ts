import { parseLoginCookie } from "../login-cookie.ts"
import { systemClock } from "./clock.ts"
import { reportProblem } from "./report-problem.ts"
import { readiness, requestThrottle } from "./request-gate.ts"
import { openSessionClient, type SessionClient } from "./session-client.ts"
import { openTabs } from "./tab-channel.ts"

let client: SessionClient | null = null

/** Returns the page's session client; opened on first use. In browsers only. */
export function getBrowserSession(): SessionClient {
  client ??= open()
  return client
}

function open(): SessionClient {
  let isLeaving = false
  addEventListener("pagehide", () => {
    isLeaving = true
  })
  addEventListener("pageshow", () => {
    isLeaving = false
  })
  return openSessionClient({
    line: requestThrottle,
    readiness,
    clock: systemClock,
    openTabs,
    reportProblem,
    storage: findStorage(),
    fetch: (path, init) => fetch(path, init),
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
