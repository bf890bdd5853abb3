/**
 * Returns path, query and hash of a URL on the shop's own origin, from the client's base64; null
 * for another origin and for anything that is not a URL.
 */
export function resolveReturnPath(encoded: string, siteUrl: string): string | null {
  const address = Buffer.from(encoded, "base64").toString("utf8")
  if (address === "" || !URL.canParse(address, siteUrl)) return null
  const url = new URL(address, siteUrl)
  if (url.origin !== new URL(siteUrl).origin) return null
  // A browser would treat a path that begins with two slashes as another host.
  const path = url.pathname.replace(/^\/+/, "/")
  const whole = `${path}${url.search}${url.hash}`
  return whole.length > 2_000 ? path.slice(0, 2_000) : whole
}
