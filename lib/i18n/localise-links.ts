import { buildLocalePath, defaultLocale } from "#lib/contract/languages.ts"

/** What stands at the shop's address and is no page of a language. */
const isNoPage =
  /^\/(?:_next|api|assets|auth|brand|enter|feeds|preview|sitemap|v)(?:[/?#]|$)|^\/[^?#]*\.[a-z0-9]{2,11}(?:[?#]|$)/i

/** Where a link that an editor wrote leads in this language: pages of the shop's own keep it. */
export function localiseHref(href: string, locale: string): string {
  if (locale === defaultLocale || !/^\/(?![/\\])/.test(href) || isNoPage.test(href)) return href
  const hasLocale = /^\/([a-z]{2})(?:[/?#]|$)/.exec(href)?.[1] === locale
  return hasLocale ? href : buildLocalePath(locale, href)
}

/** Sanitised HTML of an editor's whose links into the shop keep the language. */
export function localiseHtml(html: string, locale: string): string {
  if (locale === defaultLocale) return html
  return html.replaceAll(
    /(<a\s(?:[^>"]|"[^"]*")*?\bhref=")([^"]*)"/g,
    (_link, before: string, href: string) => `${before}${localiseHref(href, locale)}"`,
  )
}
