import type { BlogPostingLeaf } from "schema-dts"
import type { Article } from "#lib/content/article.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildPictureAddress } from "./build-image.ts"
import { cutText, mostCharacters } from "./cut-text.ts"
import { buildPartId, buildShopId, refer } from "./node-ids.ts"

/** An article of the blog. Where nobody is named as its author, the business is. */
export function buildArticle(article: Article, locale: string): BlogPostingLeaf {
  const { slug, name, blurb, author, picture, publishedAt, updatedAt } = article
  const url = buildSiteUrl(`/blog/${slug}`, locale)
  const writer = cutText(author, mostCharacters.person)
  const description = cutText(blurb, mostCharacters.description)
  return {
    "@type": "BlogPosting",
    "@id": buildPartId(url, "article"),
    headline: cutText(name, mostCharacters.headline),
    ...(description !== "" && { description }),
    ...(picture && { image: buildPictureAddress(picture) }),
    datePublished: publishedAt,
    dateModified: updatedAt,
    author:
      writer === "" ? refer(buildShopId("organisation")) : { "@type": "Person", name: writer },
    publisher: refer(buildShopId("organisation")),
    mainEntityOfPage: refer(buildPartId(url, "page")),
  }
}
