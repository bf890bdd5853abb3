import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import type { Article, ArticleSummary } from "#lib/content/article.ts"
import type { Page } from "#lib/content/page.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type { WireArticleSummary } from "#lib/contract/article.ts"
import type { FreshnessKind } from "#lib/contract/freshness.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseTranslated, parseTranslatedPage } from "#lib/contract/translated-text.ts"
import { getPreview } from "#lib/preview/preview.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { getContentLanguage } from "./content-language.ts"
import { parseListPage, parsePage } from "./parse-page.ts"
import { parsePicture } from "./picture.ts"
import { fetchGraphql, fetchPublicRest, fetchRest } from "./transport.ts"

/** Returns the content page at this slug, or null where there is none. */
export const getPage = cache(async (slug: string, locale: string): Promise<Page | null> => {
  await registerCacheTags([tags.page(slug)], lifetimes.page, locale)
  const { language } = await getContentLanguage(locale)
  const { item } = await fetchRest("getPage", { query: { url: slug, pb: "1" } }, { language })
  return item && parsePage(item, await getPreview())
})

/** Returns the page of content blocks at this slug, or null where there is none. */
export const getListPage = cache(
  async (slug: string, locale: string = defaultLocale): Promise<Page | null> => {
    await registerCacheTags([tags.page(slug)], lifetimes.page, locale)
    const language = await getContentLanguage(locale)
    const { cognitoPage } = await fetchGraphql("listPageByUrl", { url: slug }, language)
    return cognitoPage && parseListPage(cognitoPage, await getPreview())
  },
)

/** Returns one page of the blog's articles, newest first, and the total count. */
export const listArticles = cache(
  async (
    page: number,
    pageSize: number,
    locale: string = defaultLocale,
  ): Promise<{ articles: ArticleSummary[]; count: number }> => {
    await registerCacheTags([tags.articles], lifetimes.page, locale)
    const { language } = await getContentLanguage(locale)
    const query = { page, page_size: pageSize }
    const response = await fetchRest("listArticles", { query }, { language })
    return { articles: response.data.map(parseArticleSummary), count: response.count }
  },
)

/** Returns the blog article at this slug, or null where there is none. */
export const getArticle = cache(
  async (slug: string, locale: string = defaultLocale): Promise<Article | null> => {
    await registerCacheTags([tags.article(slug)], lifetimes.page, locale)
    const { language } = await getContentLanguage(locale)
    const { item } = await fetchRest("getArticle", { query: { url: slug } }, { language })
    if (!item) return null
    const { title, meta_description: metaDescription } = item
    const content = sanitiseHtml(item.content)
    return {
      ...parseArticleSummary(item),
      ...parseTranslatedPage(item),
      title,
      metaDescription,
      content,
    }
  },
)

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
    ...parseTranslated(wire),
  }
}

/**
 * Returns when the record last changed, ISO 8601 in UTC; null where there is none. Never cached.
 */
export async function getUpdatedAt(
  kind: FreshnessKind,
  slug: string,
  locale: string = defaultLocale,
): Promise<string | null> {
  const { language } = await getContentLanguage(locale)
  const query = { kind, url: slug }
  const { updated_at: updatedAt } = await fetchRest("getFreshness", { query }, { language })
  return updatedAt
}

/** True if the public can see the record now, also when called from a preview. */
export async function isPublished(kind: FreshnessKind, slug: string): Promise<boolean> {
  const response = await fetchPublicRest("getFreshness", { query: { kind, url: slug } })
  return response.updated_at !== null
}

/** Lists the ids of the videos that the shop hosts itself, at most 100. */
export const listHostedVideoIds = cache(async (): Promise<string[]> => {
  const { data } = await fetchRest("listVideos", {})
  return data.filter(({ file }) => file !== null).map(({ id }) => String(id))
})
