/** A path of the shop with the payment's token in its query, as the payer comes back to it. */
export function buildReturnPath(path: string, token: string): string {
  const url = new URL(path, "http://shop.invalid")
  url.searchParams.set("payum_token", token)
  return `${url.pathname}${url.search}${url.hash}`
}

/** The same as a whole address on the shop's own origin. */
export function buildReturnAddress(siteUrl: string, path: string, token: string): string {
  return new URL(buildReturnPath(path, token), siteUrl).href
}
