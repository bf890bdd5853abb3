import { listArticles } from "#lib/api/content.ts"
import { getPageCount, parsePageNumber } from "#lib/catalogue/pagination.ts"
import type { ArticleSummary } from "#lib/content/article.ts"
import { articlesPerPage } from "#lib/content/blog-paths.ts"
import { type ContentPageData, getContentPage } from "../_data/get-content-page.ts"

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
    listArticles(page, articlesPerPage),
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
