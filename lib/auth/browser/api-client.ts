import { isRecord } from "#lib/contract/values/record.ts"
import type { Reply, RequestSender } from "./http.ts"
import type { SessionCheck } from "./parse-session-check.ts"

type ApiClientDeps = {
  send: RequestSender
  isSignedIn: () => boolean
  /** Checks the session; null if its state cannot be determined now. */
  check: () => Promise<SessionCheck | null>
  logOut: () => Promise<void>
  openHomePage: () => void
}

/**
 * Creates the function that sends a page's API requests. If a response reports that the session is
 * over, the session is checked: if it is valid, the request is repeated once; otherwise the user is
 * signed out and redirected to the home page (specification 1, section 4).
 */
export function createApiClient(deps: ApiClientDeps): RequestSender {
  const { send, isSignedIn, check, logOut, openHomePage } = deps
  return async (path, init, signal) => {
    const first = await send(path, init, signal)
    if (!isSessionOver(first) || !isSignedIn()) return first
    const session = await check()
    if (session === null) return first
    if (!session.signedIn) {
      openHomePage()
      return first
    }
    const second = await send(path, init, signal)
    if (!isSessionOver(second)) return second
    await logOut()
    openHomePage()
    return second
  }
}

/**
 * True if the response means that the session is over: the token is invalid, or it has expired and
 * was not refreshed on the way (401 or 422).
 */
function isSessionOver({ status, json }: Reply): boolean {
  if (status < 400 || !isRecord(json)) return false
  const { code, message } = json
  if (code === "TOKEN_INVALID" || String(message).includes("Signature verification failed"))
    return true
  return code === "TOKEN_EXPIRED" && (status === 401 || status === 422)
}
