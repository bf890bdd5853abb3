import { getSite } from "#lib/api/site.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { type ContentPageData, getContentPage } from "../_data/get-content-page.ts"

export type ContactPageData = { content: ContentPageData; settings: SiteSettings }

/** Returns the contact page and the site settings; null if there is no such page. */
export async function getContactPage(locale: string): Promise<ContactPageData | null> {
  const [content, site] = await Promise.all([getContentPage("contact", locale), getSite()])
  return content && { content, settings: site.settings }
}
