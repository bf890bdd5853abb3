import "server-only"
import { previewHeader, signPreview } from "#lib/contract/preview-signature.ts"
import { getEnv } from "#lib/env.ts"
import type { Preview } from "#lib/preview/preview.ts"
import { getShopTime } from "#lib/shop-time.ts"

/** The headers that make a call ask as a preview does; none where there is no preview. */
export function buildPreviewHeaders(preview: Preview | null): Record<string, string> {
  if (preview === null) return {}
  const { REVALIDATE_SECRET: secret } = getEnv()
  if (!secret) throw new Error("REVALIDATE_SECRET is not set: it signs calls for previews")
  return { [previewHeader]: signPreview(preview, secret, getShopTime() / 1_000) }
}
