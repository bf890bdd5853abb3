import "server-only"
import { locales } from "#lib/contract/languages.ts"
import { getCompleteness } from "#lib/i18n/load-messages.ts"
import { formatLanguageName } from "./language-name.ts"

/** A language of the shop: how many texts of the interface it has, and of how many. */
export type LanguageState = { locale: string; name: string; count: number; all: number }

/** Lists the languages of the shop with their completeness, by their English names. */
export async function listLanguages(): Promise<LanguageState[]> {
  const states = await Promise.all(
    locales.map(async (locale) => {
      const { count, all } = await getCompleteness(locale)
      return { locale, name: formatLanguageName(locale), count, all }
    }),
  )
  return states.sort((one, other) => one.name.localeCompare(other.name))
}
