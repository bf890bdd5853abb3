import { isPrivatePath } from "#lib/auth/private-paths.ts"
import { getEnv } from "#lib/env.ts"
import { isPagePath } from "#lib/i18n/page-path.ts"
import { parseShopPath } from "../shop-path.ts"

/**
 * Returns the path and query of a page of this shop that can be previewed; null for other sites,
 * for paths that are not pages, and for private pages of a user.
 */
export function parsePreviewPath(text: string): string | null {
  const path = parseShopPath(text, getEnv().SITE_URL)
  if (path === null || path.length > 1_000) return null
  const [bare = "/"] = path.split("?", 1)
  return isPagePath(bare) && !isPrivatePath(bare) ? path : null
}
