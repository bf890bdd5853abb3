import type { Metadata } from "next"
import { isLocale } from "#lib/contract/languages.ts"
import { buildContentMetadata } from "./_data/build-content-metadata.ts"
import { type ContentPageData, getContentPage } from "./_data/get-content-page.ts"

const slug = "home"

/**
 * Returns the home page; null if there is none, or if the segment is not a locale, such as the name
 * of a missing file at the root.
 */
export async function getHomePage(locale: string): Promise<ContentPageData | null> {
  return isLocale(locale) ? getContentPage(slug, locale) : null
}

/** Builds the metadata of the home page. */
export async function getHomeMetadata(locale: string): Promise<Metadata> {
  return isLocale(locale) ? buildContentMetadata(await getHomePage(locale), locale, "/") : {}
}
