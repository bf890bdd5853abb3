import { defaultLocale, getDirection } from "#lib/contract/languages.ts"

/**
 * Attributes of a text that editors wrote, on a page in another language: readers of screens say it
 * as what it is. On a page that is read from right to left, a text with headings, lists or tables
 * stands on its own side; without them, or without `html`, it keeps that of the page.
 */
export function markOriginal(locale: string, html = ""): { lang?: string; dir?: "auto" } {
  if (locale === defaultLocale) return {}
  const hasShape = getDirection(locale) === "rtl" && /<(?:h[1-6]|[uod]l|table|pre)\b/i.test(html)
  return { lang: defaultLocale, ...(hasShape && { dir: "auto" }) }
}
