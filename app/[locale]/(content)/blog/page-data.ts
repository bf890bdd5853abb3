import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { listArticles } from "#lib/api/content.ts"
import { getSite } from "#lib/api/site.ts"
import { getPageCount, parsePageNumber } from "#lib/catalogue/pagination.ts"
import { type ArticleSummary, articlesPerPage, buildBlogPath } from "#lib/content/article.ts"
import { listPageTexts } from "#lib/content/page.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { withBlogFeed } from "#lib/seo/crawl/blog-feed.ts"
import { type ContentPageData, getContentPage } from "../_data/get-content-page.ts"
import { buildPageCard } from "../_data/page-cards.ts"

/** One page of the blog: the introduction (first page only, if there is one) and the articles. */
export type BlogData = {
  intro: ContentPageData | null
  articles: readonly ArticleSummary[]
  page: number
  pageCount: number
}

/** Returns this page of the blog; null past the last. */
export async function getBlog(page: number, locale: string): Promise<BlogData | null> {
  const [intro, { articles, count }] = await Promise.all([
    page === 1 ? getContentPage("blog", locale) : null,
    listArticles(page, articlesPerPage, locale),
  ])
  const pageCount = getPageCount(count, articlesPerPage)
  return page > pageCount ? null : { intro, articles, page, pageCount }
}

/**
 * Returns the page of the blog for a URL segment; "first" for page 1, whose canonical URL has no
 * number.
 */
export async function getNumberedBlog(
  segment: string,
  locale: string,
): Promise<BlogData | "first" | null> {
  const page = parsePageNumber(segment)
  if (page === 1) return "first"
  return page === null ? null : getBlog(page, locale)
}

/** Builds the metadata of a page of the blog; empty for a page that does not exist. */
export async function buildBlogMetadata(blog: BlogData | null, locale: string): Promise<Metadata> {
  if (!blog) return {}
  const { intro, page, pageCount, articles } = blog
  const t = await getTranslations({ locale, namespace: "content" })
  const title = page === 1 ? intro?.page.title : t("blog.titleOfPage", { page })
  const pageTexts = page === 1 ? (intro ? listPageTexts(intro.page) : []) : [title ?? ""]
  const metadata = buildMetadata(await getSite(locale), {
    path: buildBlogPath(page),
    locale,
    title: title ?? "",
    name: intro?.page.name || t("blog.title"),
    description: intro?.page.metaDescription ?? "",
    contents: [...pageTexts, articles.map(({ name }) => name).join(". ")],
    ...(intro && { card: buildPageCard(intro) }),
    completeLanguages: intro?.page.completeLanguages ?? [],
    previousPath: page > 1 ? buildBlogPath(page - 1) : null,
    nextPath: page < pageCount ? buildBlogPath(page + 1) : null,
  })
  const { completeLanguages } = intro?.page ?? {}
  return withBlogFeed(metadata, { title: t("blog.title"), locale, completeLanguages })
}
