import { buildLocalePath, defaultLocale, getDirection } from "#lib/contract/languages.ts"
import { isTranslated, type Translated } from "#lib/contract/translated-text.ts"

/** Returns the URL of a CMS link for this locale: paths of the shop's own pages get the prefix. */
export function localiseHref(href: string, locale: string): string {
  if (locale === defaultLocale || !/^\/(?![/\\])/.test(href) || !isPagePath(href)) return href
  const hasLocale = /^\/([a-z]{2})(?:[/?#]|$)/.exec(href)?.[1] === locale
  return hasLocale ? href : buildLocalePath(locale, href)
}

/** Returns sanitised CMS HTML with its internal links localised. */
export function localiseHtml(html: string, locale: string): string {
  if (locale === defaultLocale) return html
  return html.replaceAll(
    /(<a\s(?:[^>"]|"[^"]*")*?\bhref=")([^"]*)"/g,
    (_link, before: string, href: string) => `${before}${localiseHref(href, locale)}"`,
  )
}

/** Paths on the shop's origin that are not localised pages: routes, folders of routes, and files. */
const otherPaths = [
  /^(?:\/[a-z]{2})?\/(?:api|auth|enter|preview)(?:[/?#]|$)/i,
  /^(?:\/[a-z]{2})?\/(?:_next|assets|brand|feeds|newsletter\/confirm|oauth|pay|sitemap|stock-alert|unsubscribe|v)\//i,
  /^\/[^?#]*\.[a-z0-9]{2,11}(?:[?#]|$)/i,
]

/** True if a path on the shop's origin can be a page, which exists in every language. */
export function isPagePath(path: string): boolean {
  return !otherPaths.some((pattern) => pattern.test(path))
}

export type LangAttributes = { lang?: string; dir?: "auto" }

/**
 * Returns the attributes of CMS content on a page in another language, so that screen readers
 * pronounce it as English. On a right-to-left page, content with headings, lists or tables gets its
 * own direction; without them, or without `html`, it inherits the page's. Empty if the content is
 * translated.
 */
export function buildLangAttributes(
  locale: string,
  html = "",
  isTranslatedText = false,
): LangAttributes {
  if (locale === defaultLocale || isTranslatedText) return {}
  const hasShape = getDirection(locale) === "rtl" && /<(?:h[1-6]|[uod]l|table|pre)\b/i.test(html)
  return { lang: defaultLocale, ...(hasShape && { dir: "auto" }) }
}

/** Returns these attributes for one field of a record, by the name that it has in the API. */
export function buildFieldAttributes(
  locale: string,
  record: Translated,
  field: string,
  html = "",
): LangAttributes {
  return buildLangAttributes(locale, html, isTranslated(record, field))
}
