import type { MetadataRoute } from "next"
import { privateDoors } from "#lib/seo/crawl/private-doors.ts"
import { buildSiteUrl } from "#lib/seo/site-url.ts"

/**
 * What crawlers may fetch: every page, since only who may read a page learns that it is not to be
 * listed, but no door to programs.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", ...privateDoors },
    sitemap: buildSiteUrl("/sitemap.xml"),
  }
}
