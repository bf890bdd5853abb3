import { isOwnUrl } from "./is-same-origin.ts"

/** How a token login arrives: who is signed in, and where the request comes from. */
export type TokenLoginArrival = {
  /** The user signed in now: nobody, the owner of the tokens, or another user. */
  present: "nobody" | "owner" | "other"
  /** True if the browser has a guest cart with items, which a login would merge. */
  hasGuestCart: boolean
  headers: Headers
}

/** Origins of this site and of the configured partner sites. */
export type KnownOrigins = { siteUrl: string; partnerOrigins: readonly string[] }

/**
 * True if a token login needs the user's confirmation: it would replace another user, merge a guest
 * cart, or comes from a page of another site that is no partner's (login CSRF).
 */
export function isConfirmationRequired(
  { present, hasGuestCart, headers }: TokenLoginArrival,
  { siteUrl, partnerOrigins }: KnownOrigins,
): boolean {
  if (present !== "nobody") return present === "other"
  if (hasGuestCart) return true
  const referer = headers.get("referer") || null
  const origin = URL.parse(referer ?? "")?.origin ?? ""
  return isCrossSite(headers, referer, siteUrl) && !partnerOrigins.includes(origin)
}

/** By `Sec-Fetch-Site`; without it, as in older browsers and on plain HTTP, by `Referer`. */
function isCrossSite(headers: Headers, referer: string | null, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin" && site !== "none"
  return referer !== null && !isOwnUrl(referer, headers, siteUrl)
}
