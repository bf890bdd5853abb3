import { getEnv } from "#lib/env.ts"
import { buildLocalePath } from "#lib/i18n/build-locale-path.ts"

/** The absolute address of a path of the shop, under the name of SITE_URL whatever the visitor used. */
export function buildSiteUrl(path: string, locale = "en"): string {
  return new URL(buildLocalePath(locale, path), getEnv().SITE_URL).href
}
