import { defaultLocale, getDirection } from "#lib/contract/languages.ts"

/**
 * Returns the attributes of CMS content on a page in another language, so that screen readers
 * pronounce it as English. On a right-to-left page, content with headings, lists or tables gets its
 * own direction; without them, or without `html`, it inherits the page's.
 */
export function buildLangAttributes(locale: string, html = ""): { lang?: string; dir?: "auto" } {
  if (locale === defaultLocale) return {}
  const hasShape = getDirection(locale) === "rtl" && /<(?:h[1-6]|[uod]l|table|pre)\b/i.test(html)
  return { lang: defaultLocale, ...(hasShape && { dir: "auto" }) }
}
