import { defaultLocale, isLocale, type Locale } from "#lib/contract/languages.ts"
import { type PublicUrlKind, publicUrlKinds } from "#lib/contract/seo-calls.ts"

/** One sitemap file: the URLs of one chunk in one language. */
export type SitemapFile = { kind: PublicUrlKind; number: number; locale: Locale }

/** Returns the path of a sitemap file. The name contains the language, except for English. */
export function buildSitemapPath({ kind, number, locale }: SitemapFile): string {
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
