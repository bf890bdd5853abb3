import type { BlogPostingLeaf } from "schema-dts"
import type { Article } from "#lib/content/article.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildGraphImageUrl } from "./build-image-object.ts"
import { buildPartId, buildReference, buildShopId } from "./node-ids.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

/** Builds the BlogPosting of an article. The author defaults to the organisation. */
export function buildArticle(article: Article, locale: string): BlogPostingLeaf {
  const { slug, name, blurb, author, picture, publishedAt, updatedAt } = article
  const url = buildSiteUrl(`/blog/${slug}`, locale)
  const authorName = truncateText(author, maxLengths.person)
  const description = truncateText(blurb, maxLengths.description)
  return {
    "@type": "BlogPosting",
    "@id": buildPartId(url, "article"),
    headline: truncateText(name, maxLengths.headline),
    ...(description !== "" && { description }),
    ...(picture && { image: buildGraphImageUrl(picture) }),
    datePublished: publishedAt,
    dateModified: updatedAt,
    author:
      authorName === ""
        ? buildReference(buildShopId("organisation"))
        : { "@type": "Person", name: authorName },
    publisher: buildReference(buildShopId("organisation")),
    mainEntityOfPage: buildReference(buildPartId(url, "page")),
  }
}
