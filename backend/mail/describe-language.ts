import { defaultLocale, getLanguageTag } from "#lib/contract/languages.ts"

/** Tells the owner in which language to answer; nothing where that is English anyway. */
export function describeLanguage(language: string): string[] {
  if (language === defaultLocale) return []
  const name = new Intl.DisplayNames("en-AU", { type: "language" }).of(getLanguageTag(language))
  return [`They read the shop in ${name ?? language}.`]
}
