import { buildLocalePath } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"

/** Returns the path of the offline page in the language of a path. */
export function getOfflinePath(path: string): string {
  return buildLocalePath(getPathLocale(path), "/offline")
}
