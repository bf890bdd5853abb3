import "server-only"
import { previewHeader, signPreview } from "#lib/contract/preview-signature.ts"
import { signStorefrontCall, storefrontHeader } from "#lib/contract/storefront-signature.ts"
import { getEnv } from "#lib/env.ts"
import type { Preview } from "#lib/preview/preview.ts"
import { getShopTime } from "#lib/shop-time.ts"

/**
 * The headers of a call that a page is made from: signed, so that it is told what appears later, and
 * for a preview also how that sees the shop.
 */
export function buildPageCallHeaders(preview: Preview | null): Record<string, string> {
  const { REVALIDATE_SECRET: secret } = getEnv()
  const nowSeconds = getShopTime() / 1_000
  if (!secret) {
    if (preview === null) return {}
    throw new Error("REVALIDATE_SECRET is not set: it signs calls for previews")
  }
  return {
    [storefrontHeader]: signStorefrontCall(secret, nowSeconds),
    ...(preview && { [previewHeader]: signPreview(preview, secret, nowSeconds) }),
  }
}
