import "server-only"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseContentLanguage } from "#lib/contract/translation.ts"
import { listContentLanguages } from "./site.ts"
import type { ContentLanguage } from "./transport.ts"

/**
 * Returns the language in which a page requests its texts: the page's own if the API has any content
 * in it, else English, so that an API without translations never receives a request for one.
 */
export async function getContentLanguage(locale: string): Promise<ContentLanguage> {
  const languages = await listContentLanguages(locale)
  const hasTranslations = languages.length > 0
  if (locale === defaultLocale || !languages.includes(locale)) {
    return { language: null, hasTranslations }
  }
  return { language: parseContentLanguage(locale), hasTranslations }
}
