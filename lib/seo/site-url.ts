import { buildLocalePath } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"

/** Returns the absolute URL of a path. The origin is SITE_URL, regardless of the request's host. */
export function buildSiteUrl(path: string, locale = "en"): string {
  return new URL(buildLocalePath(locale, path), getEnv().SITE_URL).href
}
