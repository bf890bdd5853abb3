import { buildLocalePath } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"

/** The absolute address of a path of the shop, under the name of SITE_URL whatever the visitor used. */
export function buildSiteUrl(path: string, locale = "en"): string {
  return new URL(buildLocalePath(locale, path), getEnv().SITE_URL).href
}
