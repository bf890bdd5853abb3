import { buildLocalePath, defaultLocale } from "#lib/contract/languages.ts"
import { isPagePath } from "./page-path.ts"

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
