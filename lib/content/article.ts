import type { Picture } from "#lib/images/picture.ts"

export type ArticleSummary = {
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
export type Article = ArticleSummary & { title: string; metaDescription: string; content: string }
