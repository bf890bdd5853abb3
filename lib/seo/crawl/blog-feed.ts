import type { Metadata } from "next"
import { type Article, buildArticlePath, buildBlogPath } from "#lib/content/article.ts"
import { defaultLocale, getLanguageTag } from "#lib/contract/languages.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { formatSingleLine } from "../plain-text.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildElement, escapeXml, xmlDeclaration } from "./xml.ts"

/** Path of the blog's Atom feed, without a language prefix. */
const blogFeedPath = "/feeds/blog.xml"

/** Width in pixels of the image of an entry. */
const imageWidthPx = 1184

type FeedTexts = { locale: string; title: string; subtitle: string }

/** Returns the URL of the blog's Atom feed in a language. */
export function buildBlogFeedUrl(locale: string): string {
  return buildSiteUrl(blogFeedPath, locale)
}

/**
 * Builds the Atom 1.0 feed (RFC 4287) of articles with their full content. The id of an entry is
 * the URL of its article. Relative links in an article resolve against that URL (`xml:base`).
 */
export function buildBlogFeed(
  settings: Pick<SiteSettings, "name" | "organisation" | "updatedAt">,
  { locale, title, subtitle }: FeedTexts,
  articles: readonly Article[],
): string {
  const timestamps = articles.map(getChangedAt)
  const updated = timestamps.toSorted().at(-1) ?? settings.updatedAt
  const selfUrl = buildBlogFeedUrl(locale)
  const head = [
    buildElement("id", selfUrl),
    buildElement("title", formatSingleLine(title)),
    buildElement("subtitle", formatSingleLine(subtitle)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(buildSiteUrl(buildBlogPath(1), locale))}"/>`,
    buildElement("updated", updated),
    buildAuthor(settings.organisation.name || settings.name),
    buildElement("icon", buildSiteUrl("/apple-icon.png")),
  ]
  const openTag = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${getLanguageTag(locale)}" xml:base="${escapeXml(buildSiteUrl("/", locale))}">`
  return `${xmlDeclaration}${openTag}\n${head.join("")}\n${articles.map((article) => buildEntry(article, locale)).join("")}</feed>\n`
}

function buildEntry(article: Article, locale: string): string {
  const { name, slug, blurb, author, publishedAt, picture, content } = article
  const url = buildSiteUrl(buildArticlePath(slug), locale)
  const image = picture
    ? `<p><img src="${buildSiteUrl(buildPictureUrl(picture, imageWidthPx, "jpeg"))}" alt="${escapeXml(picture.alt)}"/></p>`
    : ""
  const fields = [
    buildElement("id", url),
    buildElement("title", formatSingleLine(name)),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    buildElement("published", publishedAt),
    buildElement("updated", getChangedAt(article)),
    author.trim() === "" ? "" : buildAuthor(author),
    blurb.trim() === "" ? "" : buildElement("summary", formatSingleLine(blurb)),
    `<content type="html" xml:base="${escapeXml(url)}">${escapeXml(image + content)}</content>`,
  ]
  return `<entry>${fields.join("")}</entry>\n`
}

function buildAuthor(name: string): string {
  return `<author>${buildElement("name", formatSingleLine(name))}</author>`
}

/** Returns the date of the last change; publication counts as a change. */
function getChangedAt({ publishedAt, updatedAt }: Article): string {
  return Date.parse(publishedAt) > Date.parse(updatedAt) ? publishedAt : updatedAt
}

type BlogPage = { title: string; locale: string; completeLanguages: readonly string[] | undefined }

/**
 * Adds the link to the Atom feed to the metadata of a blog page: to the one in its language if the page
 * is complete in it, else to the English one.
 */
export function withBlogFeed(metadata: Metadata, page: BlogPage): Metadata {
  const { title, completeLanguages } = page
  const locale = completeLanguages?.includes(page.locale) ? page.locale : defaultLocale
  const types = { "application/atom+xml": [{ url: buildBlogFeedUrl(locale), title }] }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}
