import type { BlogPostingLeaf } from "schema-dts"
import type { Article } from "#lib/content/article.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildPictureAddress } from "./build-image-object.ts"
import { buildPartId, buildReference, buildShopId } from "./node-ids.ts"
import { mostCharacters, truncateText } from "./truncate-text.ts"

/** Builds the BlogPosting of an article. The author defaults to the organisation. */
export function buildArticle(article: Article, locale: string): BlogPostingLeaf {
  const { slug, name, blurb, author, picture, publishedAt, updatedAt } = article
  const url = buildSiteUrl(`/blog/${slug}`, locale)
  const writer = truncateText(author, mostCharacters.person)
  const description = truncateText(blurb, mostCharacters.description)
  return {
    "@type": "BlogPosting",
    "@id": buildPartId(url, "article"),
    headline: truncateText(name, mostCharacters.headline),
    ...(description !== "" && { description }),
    ...(picture && { image: buildPictureAddress(picture) }),
    datePublished: publishedAt,
    dateModified: updatedAt,
    author:
      writer === ""
        ? buildReference(buildShopId("organisation"))
        : { "@type": "Person", name: writer },
    publisher: buildReference(buildShopId("organisation")),
    mainEntityOfPage: buildReference(buildPartId(url, "page")),
  }
}
