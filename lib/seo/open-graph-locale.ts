/** Exceptions from the most likely region of a language (`Intl.Locale#maximize`). */
const named: Readonly<Record<string, string>> = { en: "en_AU", ar: "ar_AR" }

/** Returns the Open Graph locale of a language, with its country: "en_AU", "pt_BR". */
export function buildOpenGraphLocale(locale: string): string {
  const known = named[locale]
  if (known) return known
  const { language, region } = new Intl.Locale(locale).maximize()
  return region ? `${language}_${region}` : language
}
