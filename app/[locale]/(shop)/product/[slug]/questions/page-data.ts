import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { listProductQuestions } from "#lib/api/product-questions.ts"
import { getProduct } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import type { ProductQuestion } from "#lib/catalogue/product-question.ts"
import { buildQuestionsPath } from "#lib/catalogue/shop-paths.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { questionsPerPage } from "#lib/contract/product-question.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

/** One page of all questions about a product. */
export type QuestionPage = {
  product: { id: number; name: string; slug: string; updatedAt: string }
  questions: readonly ProductQuestion[]
  page: number
  pageCount: number
  shopName: string
}

/** Returns one page of the questions about a product; null if there is no such page. */
export const getQuestionPage = cache(
  async (slug: string, page: number, locale: string): Promise<QuestionPage | null> => {
    if (!slugSchema.safeParse(slug).success) return null
    const [product, { questions, count }, site] = await Promise.all([
      getProduct(slug, locale),
      listProductQuestions(slug, page),
      getSite(),
    ])
    // The first page has the form, also without a question.
    if (!product || (questions.length === 0 && page > 1)) return null
    return {
      product: { id: product.id, name: product.name, slug, updatedAt: product.updatedAt },
      questions,
      page,
      pageCount: getPageCount(count, questionsPerPage),
      shopName: site.settings.name,
    }
  },
)

/** Builds the metadata of a page of questions, which is `noindex`: the product's page is the one to find. */
export async function getQuestionsMetadata(
  locale: string,
  slug: string,
  list: QuestionPage | null,
): Promise<Metadata> {
  if (list === null) return {}
  const t = await getTranslations({ locale, namespace: "question" })
  return buildMetadata(await getSite(locale), {
    path: buildQuestionsPath(slug, list.page),
    locale,
    title: t("listTitle", { product: list.product.name }),
    description: "",
    isUnlisted: true,
  })
}
