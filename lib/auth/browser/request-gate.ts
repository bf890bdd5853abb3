import { parseLoginCookie } from "../login-cookie.ts"
import { type RequestSender, sendRequest } from "./http.ts"

/**
 * Sends an API request of a page's script to the BFF: the only way for scripts. Those of signed-in
 * users follow the session's rules, which guests do not load. In browsers only.
 */
export const sendApiRequest: RequestSender = async (path, init, signal) => {
  if (parseLoginCookie(document.cookie) === null) return sendRequest(path, init, signal)
  // A tab of an older build may miss the file; the server refreshes tokens by itself as well.
  const session = await loadSession().catch(() => null)
  return (session?.sendAsUser ?? sendRequest)(path, init, signal)
}

/** Loads the session client. Only signed-in users and protected pages need it. */
export function loadSession() {
  return import("./browser-session.ts")
}
