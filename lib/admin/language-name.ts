const names = new Intl.DisplayNames(["en-AU"], { type: "language" })

/** Returns the English name of a language, such as "German". */
export function formatLanguageName(locale: string): string {
  return names.of(locale) ?? locale
}
