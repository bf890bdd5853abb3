import type { Metadata } from "next"
import { defaultLocale } from "#lib/contract/languages.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { getEnv } from "#lib/env.ts"
import type { SeoTexts, Site } from "#lib/site/site.ts"
import { formatPlainText, formatSingleLine, truncateAtWord } from "./plain-text.ts"
import {
  buildSiteUrl,
  listAlternates,
  listPublishedLocales,
  resolveCanonicalUrl,
} from "./site-url.ts"
import {
  buildCardUrl,
  buildShopCard,
  type SocialCard,
  socialHeightPx,
  socialWidthPx,
} from "./social/social-card.ts"

export type PageFacts = {
  /** Path without a language prefix, percent-encoded as in the URL. */
  path: string
  locale: string
  /** Title written for search engines; may be empty if there is a name. */
  title: string
  /** Name of the record, used where the title is empty; the home page uses the shop's name. */
  name?: string
  /** Description written for search engines; may be empty. */
  description: string
  /** Content of the page as text or HTML, the source of the description where none is written. */
  contents?: readonly string[]
  /** Content of the social card; defaults to the card of the shop. */
  card?: SocialCard
  /** Open Graph type; the tags of a product are rendered separately (see `listProductTags`). */
  kind?: PageKind
  /**
   * Languages, besides English, in which its title, description and main content exist. Only they
   * are published; in the others the page has the canonical URL of English.
   */
  completeLanguages?: readonly string[]
  /** True for pages with `noindex`, such as search results. */
  isUnlisted?: boolean
  /** Paths of the adjacent pages of a list, without a language prefix. */
  previousPath?: string | null
  nextPath?: string | null
}

type PageKind =
  | { type: "website" }
  | { type: "product" }
  | { type: "article"; publishedAt: string; updatedAt: string; author: string }

/** Maximum number of characters of a title that is a record's name, which has no limit. */
const maxNameLength = 110

type MetadataSite = Pick<Site, "seo"> & {
  settings: Pick<
    Site["settings"],
    "name" | "titlePrefix" | "titleSuffix" | "social" | "organisation"
  >
}

/**
 * Builds the metadata of a page for search engines and social networks: the texts configured for
 * its path, else the title of the page between the site's prefix and suffix. URLs start with
 * SITE_URL.
 */
export function buildMetadata(site: MetadataSite, page: PageFacts): Metadata {
  const { path, locale } = page
  const seo = site.seo.get(path)
  const texts = buildTexts(site, page)
  const published = listPublishedLocales(page.completeLanguages)
  const isPublished = published.some((each) => each === locale)
  const canonicalLocale = page.isUnlisted || isPublished ? locale : defaultLocale
  const canonical = resolveCanonicalUrl(seo?.canonical ?? "", path, canonicalLocale)
  const isSelfCanonical = canonical === buildSiteUrl(path, locale)
  const languages = isSelfCanonical && !page.isUnlisted ? listAlternates(path, published) : null
  const handle = parseXHandle(site.settings.social.find((l) => l.network === "twitter")?.url)
  const image = buildImage(page.card ?? buildShopCard(site.settings), site.settings, locale)
  return {
    metadataBase: new URL(getEnv().SITE_URL),
    title: { absolute: texts.title },
    description: texts.description,
    alternates: { canonical, ...(languages && { languages }) },
    robots: page.isUnlisted ? { index: false, follow: true } : { "max-image-preview": "large" },
    pagination: {
      previous: page.previousPath ? buildSiteUrl(page.previousPath, locale) : null,
      next: page.nextPath ? buildSiteUrl(page.nextPath, locale) : null,
    },
    openGraph: buildOpenGraph(site.settings, page, { ...texts, canonical, image }),
    twitter: {
      card: "summary_large_image",
      ...(handle && { site: handle }),
      // Otherwise Next.js copies the Open Graph image with properties that X does not read.
      images: [{ url: image.url, alt: image.alt }],
    },
  }
}

type Texts = { title: string; ownTitle: string; description: string }

function buildTexts({ settings, seo }: MetadataSite, page: PageFacts): Texts {
  const configured = pickConfigured(seo.get(page.path), page)
  // The home page is the shop itself.
  const ownName = page.path === "/" ? "" : formatSingleLine(page.name ?? "")
  const name = truncateAtWord(ownName, maxNameLength) || settings.name
  const configuredTitle = formatSingleLine(configured?.title ?? "")
  const ownTitle =
    removeSuffix(configuredTitle, settings.titleSuffix) || formatSingleLine(page.title) || name
  const title = configuredTitle
    ? addPrefix(settings.titlePrefix, configuredTitle)
    : buildTitle(settings, ownTitle)
  const written = [configured?.metaDescription ?? "", page.description]
  const description = buildDescription(written, page.contents ?? [])
  return {
    title,
    ownTitle,
    description:
      description ?? (ownTitle === settings.name ? title : `${ownTitle} – ${settings.name}`),
  }
}

/**
 * Returns the texts configured for the path, without those in English for a page that is complete in
 * its own language.
 */
function pickConfigured(
  entry: SeoTexts | undefined,
  { locale, completeLanguages = [] }: PageFacts,
): Pick<SeoTexts, "title" | "metaDescription"> | undefined {
  if (!entry || !completeLanguages.includes(locale)) return entry
  return {
    title: isTranslated(entry, "title") ? entry.title : "",
    metaDescription: isTranslated(entry, "meta_description") ? entry.metaDescription : "",
  }
}

function buildTitle(
  { titlePrefix, titleSuffix }: Pick<Site["settings"], "titlePrefix" | "titleSuffix">,
  title: string,
): string {
  return [titlePrefix, title, titleSuffix]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ")
}

/** Adds the site's prefix to a configured title that does not have it yet. */
function addPrefix(prefix: string, title: string): string {
  const start = formatSingleLine(prefix)
  return start === "" || title.startsWith(start) ? title : `${start} ${title}`
}

/** Removes the site's suffix from a title, for use beside the site name. */
function removeSuffix(title: string, suffix: string): string {
  const end = formatSingleLine(suffix)
  return end !== "" && title.endsWith(end) ? title.slice(0, -end.length).trimEnd() : title
}

function buildImage(card: SocialCard, settings: MetadataSite["settings"], locale: string) {
  return {
    url: buildCardUrl(card, settings, locale),
    type: "image/jpeg",
    width: socialWidthPx,
    height: socialHeightPx,
    alt: card.picture?.alt || truncateAtWord(formatSingleLine(card.name), maxNameLength),
  }
}

type CardImage = ReturnType<typeof buildImage>

function buildOpenGraph(
  settings: MetadataSite["settings"],
  page: PageFacts,
  { ownTitle, description, canonical, image }: Texts & { canonical: string; image: CardImage },
): Metadata["openGraph"] {
  const { locale, kind = { type: "website" } } = page
  return {
    title: ownTitle,
    description,
    url: canonical,
    siteName: settings.name,
    locale: buildOpenGraphLocale(locale),
    images: [image],
    ...buildKind(kind),
  }
}

function buildKind(kind: PageKind) {
  if (kind.type !== "article") return kind.type === "website" ? { type: kind.type } : {}
  const { publishedAt, updatedAt, author } = kind
  return {
    type: kind.type,
    publishedTime: publishedAt,
    modifiedTime: updatedAt,
    ...(author !== "" && { authors: [author] }),
  }
}

/** Exceptions from the most likely region of a language (`Intl.Locale#maximize`). */
const named: Readonly<Record<string, string>> = { en: "en_AU", ar: "ar_AR" }

/** Returns the Open Graph locale of a language, with its country: "en_AU", "pt_BR". */
export function buildOpenGraphLocale(locale: string): string {
  const known = named[locale]
  if (known) return known
  const { language, region } = new Intl.Locale(locale).maximize()
  return region ? `${language}_${region}` : language
}

const hosts = /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/

/** Parses an X handle, with its @, from a profile URL or a bare name; null if it is invalid. */
export function parseXHandle(link: string | undefined): string | null {
  if (!link) return null
  const url = URL.canParse(link) ? new URL(link) : null
  if (url && !hosts.test(url.hostname)) return null
  const name = (url ? url.pathname.split("/")[1] : link)?.replace(/^@/, "") ?? ""
  return /^\w{1,15}$/.test(name) ? `@${name}` : null
}

/** Number of characters of a description that search results show, approximately. */
const maxLength = 160
/** Maximum length of the source text that is parsed, including markup. */
const maxSourceLength = 8_000
/** A shorter excerpt is extended by the next text. */
const minLength = 80

/**
 * Builds the meta description of a page: the first text in `written`, unabridged; else the start of
 * `contents`, truncated at a word. Null where there is nothing but markup.
 */
function buildDescription(written: readonly string[], contents: readonly string[]): string | null {
  for (const text of written) {
    const plain = formatPlainText(text)
    if (plain !== "") return plain
  }
  let derived = ""
  for (const content of contents) {
    if (derived.length >= minLength) break
    derived = join(derived, formatPlainText(content.slice(0, maxSourceLength)))
  }
  return derived === "" ? null : truncateAtWord(derived, maxLength)
}

function join(before: string, next: string): string {
  if (before === "" || next === "") return before + next
  return formatSingleLine(`${before}${/\p{P}$/u.test(before) ? "" : "."} ${next}`)
}
