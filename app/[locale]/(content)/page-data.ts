import { isLocale } from "#lib/i18n/locales.ts"
import { type ContentPageData, loadContentPage } from "./_data/load-content-page.ts"

/**
 * The home page an editor has composed; null where there is none, and for addresses such as that of
 * a missing file, whose one segment stands where the language would.
 */
export async function getHomePage(locale: string): Promise<ContentPageData | null> {
  return isLocale(locale) ? loadContentPage("home", locale) : null
}
