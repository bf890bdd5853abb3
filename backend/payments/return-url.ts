/** Returns a path of the shop with the payment's token in its query, for the payer's return. */
export function buildReturnPath(path: string, token: string): string {
  const url = new URL(path, "http://shop.invalid")
  url.searchParams.set("payum_token", token)
  return `${url.pathname}${url.search}${url.hash}`
}

/** Returns the same as an absolute URL on the shop's own origin. */
export function buildReturnUrl(siteUrl: string, path: string, token: string): string {
  return new URL(buildReturnPath(path, token), siteUrl).href
}
