import type { Words } from "#backend/texts/words.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Letterhead } from "./letterhead.ts"

/** Returns the absolute URL of a shop path in the language of an email. */
export function buildShopAddress(
  { siteUrl }: Pick<Letterhead, "siteUrl">,
  { locale }: Pick<Words, "locale">,
  path: string,
): string {
  return `${siteUrl}${buildLocalePath(locale, path)}`
}
