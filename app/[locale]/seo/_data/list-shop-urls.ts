import { log } from "#lib/log.ts"
import type { PublicUrl } from "#lib/seo/crawl/public-url.ts"
import { listSitemapUrls } from "#lib/seo/crawl/public-urls-api.ts"

/**
 * Returns the first URLs of the shop, in English. Empty if they cannot be listed: they are optional
 * suggestions.
 */
export async function listShopUrls(limit: number): Promise<Pick<PublicUrl, "kind" | "path">[]> {
  const urls: Pick<PublicUrl, "kind" | "path">[] = []
  try {
    for await (const { kind, path } of listSitemapUrls()) {
      if (urls.push({ kind, path }) >= limit) break
    }
  } catch (error) {
    log.warn({ reason: String(error) }, "seo-studio: listing URLs failed")
  }
  return urls
}
