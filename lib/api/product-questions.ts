import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import type { ProductQuestion } from "#lib/catalogue/product-question.ts"
import { firstQuestionCount, questionsPerPage } from "#lib/contract/product-question.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { fetchRest } from "./transport.ts"

/** Published questions about a product, and the number of all. */
export type ProductQuestions = { questions: ProductQuestion[]; count: number }

/** Returns one page of a product's published questions, the latest reply first. */
export const listProductQuestions = cache(
  (slug: string, page: number): Promise<ProductQuestions> =>
    fetchQuestions(slug, page, questionsPerPage),
)

/** Returns the questions that the product's own page shows. */
export const listFirstQuestions = cache(
  (slug: string): Promise<ProductQuestions> => fetchQuestions(slug, 1, firstQuestionCount),
)

async function fetchQuestions(slug: string, page: number, size: number): Promise<ProductQuestions> {
  await registerCacheTags([tags.product(slug)], lifetimes.product)
  const { data, count } = await fetchRest("listProductQuestions", {
    query: { product: slug, page, page_size: size },
  })
  const questions = data.map(({ is_demo: isDemo, replied_at: repliedAt, ...rest }) => ({
    id: rest.id,
    question: rest.question,
    reply: rest.reply,
    language: rest.language,
    isDemo,
    repliedAt,
  }))
  return { questions, count }
}
