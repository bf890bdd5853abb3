import { getEnv } from "#lib/env.ts"
import { parsePreviewPath } from "./preview-path.ts"

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
