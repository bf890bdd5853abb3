/**
 * Name of the cookie that scripts may read to know that somebody is signed in, so that pages stay
 * the same for all. It carries "1" and no secret, and proves nothing: what is private is guarded by
 * the sealed session beside it.
 */
export const signedInCookie = "curlew_signed_in"

/** Whether a browser's cookies (`document.cookie`) say that its visitor is signed in. */
export function isSignedIn(cookieText: string): boolean {
  return cookieText.split(";").some((cookie) => cookie.trim() === `${signedInCookie}=1`)
}
