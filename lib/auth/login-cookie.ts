/**
 * Name of the cookie that shows scripts that a user is signed in, so that pages are the same for
 * every user (cacheable). It carries the login's random id, which is no secret and proves nothing:
 * private data is protected by the sealed session cookie.
 */
export const signedInCookie = "curlew_signed_in"

/**
 * Parses the login id from a browser's cookies (`document.cookie`), null if no user is signed in.
 */
export function parseLoginCookie(cookieText: string): string | null {
  for (const cookie of cookieText.split(";")) {
    const [name, mark = ""] = cookie.trim().split("=", 2)
    if (name === signedInCookie && /^[\w-]+$/.test(mark)) return mark
  }
  return null
}
