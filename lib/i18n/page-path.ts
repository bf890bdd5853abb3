/** Paths on the shop's origin that are not localised pages: routes, folders of routes, and files. */
const otherPaths = [
  /^(?:\/[a-z]{2})?\/(?:api|auth|enter|preview)(?:[/?#]|$)/i,
  /^(?:\/[a-z]{2})?\/(?:_next|assets|brand|feeds|oauth|pay|sitemap|unsubscribe|v)\//i,
  /^\/[^?#]*\.[a-z0-9]{2,11}(?:[?#]|$)/i,
]

/** True if a path on the shop's origin can be a page, which exists in every language. */
export function isPagePath(path: string): boolean {
  return !otherPaths.some((pattern) => pattern.test(path))
}
