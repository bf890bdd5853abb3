/** Where the reader's country says how a language is written, and how it writes dates and numbers. */
const tags: Readonly<Record<string, string>> = { en: "en-AU", pt: "pt-BR", zh: "zh-Hans" }

/** A language of the shop as BCP 47 names it: "en-AU", "de", "pt-BR", "zh-Hans". */
export function getLanguageTag(locale: string): string {
  return tags[locale] ?? locale
}
