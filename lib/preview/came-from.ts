import { getEnv } from "#lib/env.ts"
import { parsePreviewPath } from "./preview-path.ts"

/**
 * The page of this shop from which a request was sent, by what the browser says of it: the banner
 * stands while a visitor moves about, so it cannot know. Null where it is not said, or no page of ours.
 */
export function parseCameFrom(headers: Headers): string | null {
  const referrer = headers.get("referer") ?? ""
  if (!URL.canParse(referrer)) return null
  const { origin, host, pathname, search } = new URL(referrer)
  const isOwn = origin === new URL(getEnv().SITE_URL).origin || host === headers.get("host")
  return isOwn ? parsePreviewPath(`${pathname}${search}`) : null
}
