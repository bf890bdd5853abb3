import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import type { Article, ArticleSummary } from "#lib/content/article.ts"
import type { Page } from "#lib/content/page.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type { WireArticleSummary } from "#lib/contract/article.ts"
import { getPreview } from "#lib/preview/get-preview.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { parseListPage, parsePage } from "./parse-page.ts"
import { parsePicture } from "./picture.ts"
import { fetchGraphql, fetchRest } from "./transport.ts"

/** Returns the content page at this slug, or null where there is none. */
export const getPage = cache(async (slug: string): Promise<Page | null> => {
  await registerCacheTags([tags.page(slug)], lifetimes.page)
  const { item } = await fetchRest("getPage", { query: { url: slug, pb: "1" } })
  return item && parsePage(item, await getPreview())
})

/** Returns the page of content blocks at this slug, or null where there is none. */
export const getListPage = cache(async (slug: string): Promise<Page | null> => {
  await registerCacheTags([tags.page(slug)], lifetimes.page)
  const { cognitoPage } = await fetchGraphql("listPageByUrl", { url: slug })
  return cognitoPage && parseListPage(cognitoPage, await getPreview())
})

/** Returns one page of the blog's articles, newest first, and the total count. */
export const listArticles = cache(
  async (
    page: number,
    pageSize: number,
  ): Promise<{ articles: ArticleSummary[]; count: number }> => {
    await registerCacheTags([tags.articles], lifetimes.page)
    const response = await fetchRest("listArticles", { query: { page, page_size: pageSize } })
    return { articles: response.data.map(parseArticleSummary), count: response.count }
  },
)

/** Returns the blog article at this slug, or null where there is none. */
export const getArticle = cache(async (slug: string): Promise<Article | null> => {
  await registerCacheTags([tags.article(slug)], lifetimes.page)
  const { item } = await fetchRest("getArticle", { query: { url: slug } })
  if (!item) return null
  const { title, meta_description: metaDescription } = item
  const content = sanitiseHtml(item.content)
  return { ...parseArticleSummary(item), title, metaDescription, content }
})

function parseArticleSummary(wire: WireArticleSummary): ArticleSummary {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    blurb: wire.blurb,
    author: wire.author,
    picture: parsePicture(wire.image),
    publishedAt: wire.published_at,
    updatedAt: wire.updated_at,
  }
}
