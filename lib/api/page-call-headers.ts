import "server-only"
import { previewHeader, signPreview } from "#lib/contract/preview-signature.ts"
import { signStorefrontCall, storefrontHeader } from "#lib/contract/storefront-signature.ts"
import { getEnv } from "#lib/env.ts"
import type { Preview } from "#lib/preview/preview.ts"
import { getServerNow } from "#lib/runtime/server-clock.ts"

/**
 * Returns the headers of an API call for a page render. The signature lets the API include
 * scheduled changes; a preview also signs its own view of the shop.
 */
export function buildPageCallHeaders(preview: Preview | null): Record<string, string> {
  const { REVALIDATE_SECRET: secret } = getEnv()
  const nowSeconds = getServerNow() / 1_000
  if (!secret) {
    if (preview === null) return {}
    throw new Error("REVALIDATE_SECRET is not set: it signs calls for previews")
  }
  return {
    [storefrontHeader]: signStorefrontCall(secret, nowSeconds),
    ...(preview && { [previewHeader]: signPreview(preview, secret, nowSeconds) }),
  }
}
