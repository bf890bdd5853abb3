import { getArticle } from "#lib/api/content.ts"
import type { Article } from "#lib/content/article.ts"
import { slugSchema } from "#lib/contract/primitives.ts"

/** Returns the article of a URL segment; null if there is none or the segment is not a slug. */
export async function getArticlePage(segment: string): Promise<Article | null> {
  return slugSchema.safeParse(segment).success ? getArticle(segment) : null
}
