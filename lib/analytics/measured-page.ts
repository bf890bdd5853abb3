import { isPrivatePath } from "#lib/auth/private-paths.ts"

type Address = Pick<Location, "origin" | "pathname" | "search">

/** What campaigns put into addresses, for the services to read. */
const campaignName =
  /^(?:utm_[a-z_]+|mtm_[a-z_]+|pk_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|gad_campaignid|srsltid|fbclid)$/
const secretName = /(?:token|code|key|password|secret|sig|signature|session|auth|mail|phone)$/i
/** Words and sizes, as in a product's choices; what is long and looks otherwise may be a token. */
const word = "(?:\\p{L}{1,15}|[\\d.]{1,6}\\p{L}{0,3})"
const wordsOnly = new RegExp(`^${word}(?:[ -]${word})*$`, "u")
const shortValue = 16

/**
 * Whether a page may be measured: nothing that belongs to one visitor stands on it or in its
 * address. Third parties read addresses whole, so that one with a secret in it is nobody's business.
 */
export function isMeasuredPage(address: Address): boolean {
  return !isPrivatePath(address.pathname) && !hasSecret(address.search)
}

/** Whether an address's query may hold what is not for others. */
export function hasSecret(search: string): boolean {
  return [...new URLSearchParams(search)].some(
    ([name, value]) =>
      !campaignName.test(name) &&
      (secretName.test(name) || value.includes("@") || looksRandom(value)),
  )
}

function looksRandom(value: string): boolean {
  return value.length >= shortValue && !wordsOnly.test(value)
}

/**
 * A page's address as the services are told it: without a query but for the campaign the visitor
 * came by, and without words in the path that look like a mail address.
 */
export function buildReportedUrl({ origin, pathname, search }: Address): string {
  const campaignParameters = [...new URLSearchParams(search)].filter(([name]) =>
    campaignName.test(name),
  )
  const query = new URLSearchParams(campaignParameters).toString()
  return `${origin}${buildReportedPath(pathname)}${query === "" ? "" : `?${query}`}`
}

/** The path of that address. */
export function buildReportedPath(pathname: string): string {
  return pathname
    .split("/")
    .map((part) => (/@|%40/i.test(part) ? "-" : part))
    .join("/")
}

/**
 * Where a visitor came from, as the services are told it; empty where nobody knows. Other sites are
 * told without their queries.
 */
export function buildReportedReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return ""
  const from = new URL(referrer)
  if (from.origin !== ownOrigin) return `${from.origin}${buildReportedPath(from.pathname)}`
  return isMeasuredPage(from) ? buildReportedUrl(from) : `${ownOrigin}/`
}
