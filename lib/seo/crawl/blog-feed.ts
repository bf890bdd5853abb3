import type { Metadata } from "next"
import { type Article, buildArticlePath, buildBlogPath } from "#lib/content/article.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { formatSingleLine } from "../plain-text.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildElement, escapeXml, xmlDeclaration } from "./xml.ts"

/** Path of the blog's Atom feed. */
export const blogFeedPath = "/feeds/blog.xml"

/** Width in pixels of the image of an entry. */
const imageWidthPx = 1184

type FeedTexts = { title: string; subtitle: string }

/**
 * Builds the Atom 1.0 feed (RFC 4287) of articles with their full content. The id of an entry is
 * the URL of its article. Relative links in an article resolve against that URL (`xml:base`).
 */
export function buildBlogFeed(
  settings: Pick<SiteSettings, "name" | "organisation" | "updatedAt">,
  { title, subtitle }: FeedTexts,
  articles: readonly Article[],
): string {
  const timestamps = articles.map(getChangedAt)
  const updated = timestamps.toSorted().at(-1) ?? settings.updatedAt
  const head = [
    buildElement("id", buildSiteUrl(blogFeedPath)),
    buildElement("title", formatSingleLine(title)),
    buildElement("subtitle", formatSingleLine(subtitle)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(buildSiteUrl(blogFeedPath))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(buildSiteUrl(buildBlogPath(1)))}"/>`,
    buildElement("updated", updated),
    buildAuthor(settings.organisation.name || settings.name),
    buildElement("icon", buildSiteUrl("/apple-icon.png")),
  ]
  const openTag = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${escapeXml(buildSiteUrl("/"))}">`
  return `${xmlDeclaration}${openTag}\n${head.join("")}\n${articles.map(buildEntry).join("")}</feed>\n`
}

function buildEntry(article: Article): string {
  const { name, slug, blurb, author, publishedAt, picture, content } = article
  const url = buildSiteUrl(buildArticlePath(slug))
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

/** Adds the link to the Atom feed to the metadata of a blog page. */
export function withBlogFeed(metadata: Metadata, title: string): Metadata {
  const types = { "application/atom+xml": [{ url: buildSiteUrl(blogFeedPath), title }] }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}
