import type { Metadata } from "next"
import { isLocale } from "#lib/contract/languages.ts"
import { buildContentMetadata } from "./_data/build-content-metadata.ts"
import { type ContentPageData, loadContentPage } from "./_data/load-content-page.ts"

const slug = "home"

/**
 * The home page an editor has composed; null where there is none, and for addresses such as that of
 * a missing file, whose one segment stands where the language would.
 */
export async function getHomePage(locale: string): Promise<ContentPageData | null> {
  return isLocale(locale) ? loadContentPage(slug, locale) : null
}

/** What search engines read of the home page. */
export async function getHomeMetadata(locale: string): Promise<Metadata> {
  return isLocale(locale) ? buildContentMetadata(await getHomePage(locale), locale, "/") : {}
}
