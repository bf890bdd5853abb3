import { createHmac, timingSafeEqual } from "node:crypto"
import { getEnv } from "#lib/env.ts"
import type { Session } from "./session.ts"

/**
 * Returns the token that the back office's document carries and its requests send, for the login of
 * this session. A page gets it only where the browser navigates to it: a script of another page of
 * the shop (XSS) can neither read the document nor send the header of a navigation, so that it has
 * its user's login but no administrators' calls. Throws if the shop has no SESSION_SECRET.
 */
export function buildAdminPageToken(session: Pick<Session, "fingerprint" | "mark">): string {
  const { SESSION_SECRET: secret } = getEnv()
  if (!secret) throw new Error("SESSION_SECRET is not set: it signs the back office's pages")
  const key = createHmac("sha256", secret).update("curlew admin page").digest()
  return createHmac("sha256", key).update(`${session.fingerprint} ${session.mark}`).digest("hex")
}

/** True if a token is that of this session's login. */
export function isAdminPageToken(
  token: string,
  session: Pick<Session, "fingerprint" | "mark">,
): boolean {
  if (!/^[0-9a-f]{64}$/.test(token)) return false
  const expected = buildAdminPageToken(session)
  return timingSafeEqual(Buffer.from(token, "hex"), Buffer.from(expected, "hex"))
}

/**
 * True if the request loads a document, which scripts cannot pretend. Browsers without the header
 * are older than it; a script cannot omit it.
 */
export function isDocumentRequest(headers: Headers): boolean {
  return (headers.get("sec-fetch-dest") ?? "document") === "document"
}
