/**
 * Name of the cookie that scripts may read to know that somebody is signed in, so that pages stay
 * the same for all. It carries the mark of the login, which is no secret and proves nothing: what is
 * private is guarded by the sealed session beside it.
 */
export const signedInCookie = "curlew_signed_in"

/** The mark of the login in a browser's cookies (`document.cookie`), null when nobody is signed in. */
export function readMark(cookieText: string): string | null {
  for (const cookie of cookieText.split(";")) {
    const [name, mark = ""] = cookie.trim().split("=", 2)
    if (name === signedInCookie && /^[\w-]+$/.test(mark)) return mark
  }
  return null
}
