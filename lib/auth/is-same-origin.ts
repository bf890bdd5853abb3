/**
 * True if a request was made by a page of this site, by `Sec-Fetch-Site` and `Origin` (CSRF guard).
 * False if both headers are missing, or if one of them differs.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site")
  const origin = headers.get("origin")
  if (site === null && origin === null) return false
  return (
    (site === null || site === "same-origin") &&
    (origin === null || isOwn(origin, headers, siteUrl))
  )
}

/**
 * True for the configured origin, and for the request's own host, which a page cannot make the
 * browser falsify.
 */
function isOwn(origin: string, headers: Headers, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const { origin: own, host } = new URL(origin)
  return own === new URL(siteUrl).origin || host === headers.get("host")
}
