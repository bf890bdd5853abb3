/**
 * Path and query of an address on the shop's own origin, from the base64 a sender gave; null for
 * another origin and for anything that is no address.
 */
export function resolveReturnPath(encoded: string, siteUrl: string): string | null {
  const address = Buffer.from(encoded, "base64").toString("utf8")
  if (address === "" || !URL.canParse(address, siteUrl)) return null
  const url = new URL(address, siteUrl)
  if (url.origin !== new URL(siteUrl).origin) return null
  // A path of two slashes would be another host to a browser that is sent there.
  const path = url.pathname.replace(/^\/+/, "/")
  const whole = `${path}${url.search}${url.hash}`
  return whole.length > 2_000 ? path.slice(0, 2_000) : whole
}
