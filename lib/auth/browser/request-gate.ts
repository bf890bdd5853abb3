import { parseLoginCookie } from "../login-cookie.ts"
import { type RequestSender, sendRequest } from "./http.ts"

/**
 * Sends an API request of a page's script to the BFF: the only way for scripts. Those of signed-in
 * users follow the session's rules, which guests do not load. In browsers only.
 */
export const sendApiRequest: RequestSender = async (path, init, signal) => {
  if (parseLoginCookie(document.cookie) === null) return sendRequest(path, init, signal)
  const session = await loadSession().catch(() => null)
  return (session?.sendAsUser ?? sendRequest)(path, init, signal)
}

/**
 * Loads the session client, in one file with `session-watch.tsx`. A tab of an older build may miss
 * it: then the server refreshes tokens, as for a request without a script.
 */
function loadSession() {
  return import(/* webpackChunkName: "session" */ "./browser-session.ts")
}
