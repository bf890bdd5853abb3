import { type ContentPageData, loadContentPage } from "./_data/load-content-page.ts"

/** The home page an editor has composed; null where there is none. */
export async function getHomePage(locale: string): Promise<ContentPageData | null> {
  return loadContentPage("home", locale)
}
