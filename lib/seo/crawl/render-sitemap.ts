import { type Locale, locales } from "#lib/contract/languages.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import type { Site } from "#lib/site/site.ts"
import { listAlternates } from "../list-alternates.ts"
import { resolveCanonical } from "../resolve-canonical-url.ts"
import { buildSiteUrl } from "../site-url.ts"
import type { SiteAddress } from "./public-url.ts"
import { buildSitemapPath, type SitemapFile } from "./sitemap-files.ts"
import { buildElement, escapeXml, xmlDeclaration } from "./xml.ts"

/** Width in pixels of the image that pages show. */
const pictureWidthPx = 1184

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
].join(" ")

/**
 * Renders a sitemap file as a stream of elements. Omits a URL whose configured canonical URL is
 * another one. Each URL has hreflang alternates in all `languages`.
 */
export async function* renderSitemap(
  site: Pick<Site, "seo">,
  addresses: AsyncIterable<SiteAddress>,
  locale: Locale,
  languages: readonly string[] = locales,
): AsyncGenerator<string> {
  yield `${xmlDeclaration}<urlset ${namespaces}>\n`
  for await (const address of addresses) {
    if (isOwnCanonical(site, address.path, locale)) yield buildEntry(address, locale, languages)
  }
  yield "</urlset>\n"
}

/** Builds the sitemap index: all files with the date of the last change in each. */
export function buildSitemapIndex(
  files: readonly (SitemapFile & { updatedAt: string | null })[],
): string {
  const entries = files.map((file) => {
    const loc = buildElement("loc", buildSiteUrl(buildSitemapPath(file)))
    return `<sitemap>${loc}${buildElement("lastmod", file.updatedAt)}</sitemap>\n`
  })
  const open = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `${xmlDeclaration}${open}\n${entries.join("")}</sitemapindex>\n`
}

function isOwnCanonical({ seo }: Pick<Site, "seo">, path: string, locale: Locale): boolean {
  const configured = seo.get(path)?.canonical ?? ""
  return (
    configured === "" || resolveCanonical(configured, path, locale) === buildSiteUrl(path, locale)
  )
}

function buildEntry(
  { path, updatedAt, pictures }: SiteAddress,
  locale: Locale,
  languages: readonly string[],
): string {
  const alternates = Object.entries(listAlternates(path, languages) ?? {}).map(
    ([lang, href]) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(href)}"/>`,
  )
  const images = pictures.map((picture) => {
    const url = buildSiteUrl(buildPictureUrl(picture, pictureWidthPx, "jpeg"))
    return `<image:image>${buildElement("image:loc", url)}</image:image>`
  })
  const facts = [
    buildElement("loc", buildSiteUrl(path, locale)),
    buildElement("lastmod", updatedAt),
  ]
  return `<url>${[...facts, ...alternates, ...images].join("")}</url>\n`
}
