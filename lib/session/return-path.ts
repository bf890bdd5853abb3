const maxLength = 1_000
/** Addresses that are no place to come back to: they sign in or out, or are no pages. */
const noPlace = /^(?:\/[a-z]{2})?\/(?:api|_next|login|logout|auth|enter|oauth|preview)(?:\/|$)/i

/**
 * The page of this site that an address names, as path and query only; null for anything else: other
 * sites, what is no page, and the pages that sign in and out.
 */
export function resolveReturnPath(text: string, siteUrl: string): string | null {
  if (text.length > maxLength || !URL.canParse(text, siteUrl)) return null
  const { origin, protocol, pathname, search } = new URL(text, siteUrl)
  const site = new URL(siteUrl)
  // An address such as "blob:https://…" has the origin of what it holds.
  if (origin !== site.origin || protocol !== site.protocol) return null
  if (!/^\/(?!\/)/.test(pathname)) return null
  return noPlace.test(pathname) ? null : `${pathname}${search}`
}
