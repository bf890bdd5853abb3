import { defaultLocale, getLanguageTag } from "#lib/contract/languages.ts"

/** Returns a line that states the customer's language for the owner's reply; none for English. */
export function formatReplyLanguage(language: string): string[] {
  if (language === defaultLocale) return []
  const name = new Intl.DisplayNames("en-AU", { type: "language" }).of(getLanguageTag(language))
  return [`They read the shop in ${name ?? language}.`]
}
