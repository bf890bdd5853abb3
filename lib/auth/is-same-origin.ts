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
    (origin === null || isOwnUrl(origin, headers, siteUrl))
  )
}

/**
 * True for a URL or origin of this site, as `Origin` and `Referer` have it: the configured origin,
 * or the request's own host, which a page cannot make the browser falsify.
 */
export function isOwnUrl(url: string, headers: Headers, siteUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const { origin, host } = new URL(url)
  return origin === new URL(siteUrl).origin || host === headers.get("host")
}
