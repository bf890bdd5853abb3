import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { defaultLocale } from "#lib/contract/languages.ts"

/** Returns the translations for emails to the shop's owner, which are in English. */
export function getOwnerTranslations(): Translations {
  return getTranslations(defaultLocale)
}
