import { ApiError } from "#lib/api/api-error.ts"

/**
 * Resolves the payment URL to redirect to: a path of this shop, or another site's URL. Throws an
 * ApiError for anything else, such as a `javascript:` URL.
 */
export function resolvePaymentUrl(address: string, siteUrl: string): string {
  const url = URL.parse(address, siteUrl)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ApiError("contract", "submitForm", "payment: not an address")
  }
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search : url.href
}
