import { isPrivatePath } from "#lib/auth/private-paths.ts"

type PageUrl = Pick<Location, "origin" | "pathname" | "search">

/** Names of the query parameters that campaigns add for analytics services. */
const campaignName =
  /^(?:utm_[a-z_]+|mtm_[a-z_]+|pk_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|gad_campaignid|srsltid|fbclid)$/
const secretName = /(?:token|code|key|password|secret|sig|signature|session|auth|mail|phone)$/i
/** Words and sizes, as in the options of a product; any other long value may be a token. */
const word = "(?:\\p{L}{1,15}|[\\d.]{1,6}\\p{L}{0,3})"
const wordsOnly = new RegExp(`^${word}(?:[ -]${word})*$`, "u")
const minTokenLength = 16

/**
 * True if a page may be measured: neither the page nor its URL contains data of one user. Third
 * parties read the whole URL, so that a page with a secret in its query is never measured.
 */
export function isMeasuredPage(url: PageUrl): boolean {
  return !isPrivatePath(url.pathname) && !hasSecret(url.search)
}

/** True if a query string may contain a secret or personal data. */
export function hasSecret(search: string): boolean {
  return [...new URLSearchParams(search)].some(
    ([name, value]) =>
      !campaignName.test(name) && (secretName.test(name) || value.includes("@") || isRandom(value)),
  )
}

function isRandom(value: string): boolean {
  return value.length >= minTokenLength && !wordsOnly.test(value)
}

/**
 * Builds the URL that is reported to services: without query parameters other than those of a
 * campaign, and with path segments that look like an email address replaced by "-".
 */
export function buildReportedUrl({ origin, pathname, search }: PageUrl): string {
  const campaignParameters = [...new URLSearchParams(search)].filter(([name]) =>
    campaignName.test(name),
  )
  const query = new URLSearchParams(campaignParameters).toString()
  return `${origin}${buildReportedPath(pathname)}${query === "" ? "" : `?${query}`}`
}

/** Builds the path of the reported URL. */
export function buildReportedPath(pathname: string): string {
  return pathname
    .split("/")
    .map((part) => (/@|%40/i.test(part) ? "-" : part))
    .join("/")
}

/**
 * Builds the referrer that is reported to services; empty where it is unknown. Referrers of other
 * sites are reported without their query, private pages of the shop as its home page.
 */
export function buildReportedReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return ""
  const from = new URL(referrer)
  if (from.origin !== ownOrigin) return `${from.origin}${buildReportedPath(from.pathname)}`
  return isMeasuredPage(from) ? buildReportedUrl(from) : `${ownOrigin}/`
}
