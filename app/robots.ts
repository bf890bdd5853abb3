import type { MetadataRoute } from "next"
import { robotsRules } from "#lib/seo/crawl/robots-rules.ts"
import { buildSiteUrl } from "#lib/seo/site-url.ts"

/**
 * Builds robots.txt. It allows every page, because a crawler sees `noindex` only on a page that it
 * may fetch, and disallows the routes for programs.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", ...robotsRules },
    sitemap: buildSiteUrl("/sitemap.xml"),
  }
}
