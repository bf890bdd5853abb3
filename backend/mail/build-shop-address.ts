import type { Words } from "#backend/texts/words.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Letterhead } from "./letterhead.ts"

/** Where a path of the shop is found in the language of a letter. */
export function buildShopAddress(
  { siteUrl }: Pick<Letterhead, "siteUrl">,
  { locale }: Pick<Words, "locale">,
  path: string,
): string {
  return `${siteUrl}${buildLocalePath(locale, path)}`
}
