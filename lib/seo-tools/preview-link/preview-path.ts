import { isPrivatePath } from "#lib/auth/private-paths.ts"
import { getEnv } from "#lib/env.ts"
import { isPagePath } from "#lib/i18n/localise-content.ts"
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

/**
 * Returns the path of the shop's page that sent a request, from its Referer header. The preview
 * banner persists across client navigations, so it does not know the current page. Returns null
 * without a referrer, or if it is no public page of the shop.
 */
export function parseReferrerPath(headers: Headers): string | null {
  const referrer = headers.get("referer") ?? ""
  if (!URL.canParse(referrer)) return null
  const { origin, host, pathname, search } = new URL(referrer)
  const isOwn = origin === new URL(getEnv().SITE_URL).origin || host === headers.get("host")
  return isOwn ? parsePreviewPath(`${pathname}${search}`) : null
}
