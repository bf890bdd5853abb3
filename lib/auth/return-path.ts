const maxLength = 1_000
/** URLs that are no return path: they sign in or out, or are not pages. */
const noPlace = /^(?:\/[a-z]{2})?\/(?:api|_next|login|logout|auth|enter|oauth|preview)(?:\/|$)/i

/**
 * Resolves a URL to a page of this site, as path and query only; null for anything else: other
 * sites, URLs that are not pages, and the pages that sign in and out (open redirect protection).
 */
export function resolveReturnPath(text: string, siteUrl: string): string | null {
  if (text.length > maxLength || !URL.canParse(text, siteUrl)) return null
  const { origin, protocol, pathname, search } = new URL(text, siteUrl)
  const site = new URL(siteUrl)
  // A URL such as "blob:https://…" has the origin of its content.
  if (origin !== site.origin || protocol !== site.protocol) return null
  if (!/^\/(?!\/)/.test(pathname)) return null
  return noPlace.test(pathname) ? null : `${pathname}${search}`
}
