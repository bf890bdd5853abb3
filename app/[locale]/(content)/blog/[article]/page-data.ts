import { getArticle } from "#lib/api/content.ts"
import type { Article } from "#lib/content/article.ts"
import { slugSchema } from "#lib/contract/primitives.ts"

/** The article at this segment of an address; null where there is none, or the segment is no slug. */
export async function getArticlePage(segment: string): Promise<Article | null> {
  return slugSchema.safeParse(segment).success ? getArticle(segment) : null
}
