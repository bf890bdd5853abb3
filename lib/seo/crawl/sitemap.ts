import { defaultLocale, isLocale, type Locale } from "#lib/contract/languages.ts"
import { type PublicUrlKind, publicUrlKinds } from "#lib/contract/seo-calls.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import type { Site } from "#lib/site/site.ts"
import {
  buildSiteUrl,
  listAlternates,
  listPublishedLocales,
  resolveCanonicalUrl,
} from "../site-url.ts"
import type { PublicUrl } from "./public-url.ts"
import { buildElement, escapeXml, xmlDeclaration } from "./xml.ts"

/** Width in pixels of the image that pages show. */
const imageWidthPx = 1184

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
].join(" ")

/**
 * Renders a sitemap file as a stream of elements. Omits a URL whose configured canonical URL is
 * another one, and one that is not complete in the language. Each URL has hreflang alternates in the
 * languages in which it is complete.
 */
export async function* renderSitemap(
  site: Pick<Site, "seo">,
  urls: AsyncIterable<PublicUrl>,
  locale: Locale,
): AsyncGenerator<string> {
  yield `${xmlDeclaration}<urlset ${namespaces}>\n`
  for await (const publicUrl of urls) {
    const published = listPublishedLocales(publicUrl.languages)
    if (published.includes(locale) && isOwnCanonical(site, publicUrl.path, locale)) {
      yield buildEntry(publicUrl, locale, published)
    }
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
  const openTag = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `${xmlDeclaration}${openTag}\n${entries.join("")}</sitemapindex>\n`
}

function isOwnCanonical({ seo }: Pick<Site, "seo">, path: string, locale: Locale): boolean {
  const configured = seo.get(path)?.canonical ?? ""
  return (
    configured === "" ||
    resolveCanonicalUrl(configured, path, locale) === buildSiteUrl(path, locale)
  )
}

function buildEntry(
  { path, updatedAt, pictures }: PublicUrl,
  locale: Locale,
  languages: readonly string[],
): string {
  const alternates = Object.entries(listAlternates(path, languages) ?? {}).map(
    ([lang, href]) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(href)}"/>`,
  )
  const images = pictures.map((picture) => {
    const url = buildSiteUrl(buildPictureUrl(picture, imageWidthPx, "jpeg"))
    return `<image:image>${buildElement("image:loc", url)}</image:image>`
  })
  const elements = [
    buildElement("loc", buildSiteUrl(path, locale)),
    buildElement("lastmod", updatedAt),
  ]
  return `<url>${[...elements, ...alternates, ...images].join("")}</url>\n`
}

/** One sitemap file: the URLs of one chunk in one language. */
export type SitemapFile = { kind: PublicUrlKind; number: number; locale: Locale }

/** Returns the path of a sitemap file. The name contains the language, except for English. */
function buildSitemapPath({ kind, number, locale }: SitemapFile): string {
  const language = locale === defaultLocale ? "" : `-${locale}`
  return `/sitemap/${kind}s-${number}${language}.xml`
}

/** Parses a file name below `/sitemap/`; null unless it is in canonical form. */
export function parseSitemapFile(name: string): SitemapFile | null {
  const match = /^([a-z]+)s-([1-9]\d{0,5})(?:-([\w-]+))?\.xml$/.exec(name)
  const kind = publicUrlKinds.find((each) => each === match?.[1])
  const locale = match?.[3] ?? defaultLocale
  if (!match || kind === undefined || !isLocale(locale)) return null
  const file = { kind, number: Number(match[2]), locale }
  return buildSitemapPath(file) === `/sitemap/${name}` ? file : null
}
