import type { MetadataRoute } from "next"

/** What search engines may fetch: every page but the doors to programs. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" } }
}
