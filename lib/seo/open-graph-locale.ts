/** Where the likeliest reader of a language is not the one Open Graph names. */
const named: Readonly<Record<string, string>> = { en: "en_AU", ar: "ar_AR" }

/** A language as Open Graph writes it, with a country: "en_AU", "pt_BR". */
export function buildOpenGraphLocale(locale: string): string {
  const known = named[locale]
  if (known) return known
  const { language, region } = new Intl.Locale(locale).maximize()
  return region ? `${language}_${region}` : language
}
