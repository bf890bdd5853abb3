/**
 * Whether a request was made by a page of this site, by what the browser says of it. Where it says
 * nothing, or anything else, the answer is no.
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

/** The configured origin, or the one that the browser itself asked: it cannot be made to lie of that. */
function isOwn(origin: string, headers: Headers, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const { origin: own, host } = new URL(origin)
  return own === new URL(siteUrl).origin || host === headers.get("host")
}
