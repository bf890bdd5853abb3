import type { Translated, TranslatedPage } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"

export type ArticleSummary = Translated & {
  id: number
  name: string
  slug: string
  blurb: string
  author: string
  picture: Picture | null
  publishedAt: string
  updatedAt: string
}

/** A blog article; `content` is sanitised HTML. */
export type Article = ArticleSummary &
  TranslatedPage & { title: string; metaDescription: string; content: string }

/** Articles on one page of the blog. */
export const articlesPerPage = 12

/** Returns the path of a page of the blog; page 1 has no number. */
export function buildBlogPath(page: number): string {
  return page === 1 ? "/blog" : `/blog/page/${page}`
}

/** Returns the path of an article's page. */
export function buildArticlePath(slug: string): string {
  return `/blog/${slug}`
}
