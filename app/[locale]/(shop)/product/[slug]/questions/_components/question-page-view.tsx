import { getTranslations } from "next-intl/server"
import { QuestionList } from "#components/commerce/questions/question-list.tsx"
import { PageFacts } from "#components/layout/page-facts.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildProductPath, buildQuestionsPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { PageGraph } from "../../../../../_components/page-graph.tsx"
import { ListPagination } from "../../../../_components/list-pagination.tsx"
import type { QuestionPage } from "../page-data.ts"
import { QuestionForm } from "./question-form.tsx"

/** Renders one page of all questions about a product; the first one has the form to send one. */
export async function QuestionPageView({ locale, list }: { locale: string; list: QuestionPage }) {
  const t = await getTranslations({ locale, namespace: "question" })
  const tReview = await getTranslations({ locale, namespace: "review" })
  const { product, questions, page, pageCount, shopName } = list
  const heading = t("listTitle", { product: product.name })
  return (
    <Container className="stack-6 py-6">
      <p>
        <ShopLink
          href={buildLocalePath(locale, buildProductPath(product.slug))}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {tReview("back", { product: product.name })}
        </ShopLink>
      </p>
      <PageHeading>{heading}</PageHeading>
      {questions.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <QuestionList questions={questions} locale={locale} shopName={shopName} headingLevel={2} />
      )}
      <ListPagination
        locale={locale}
        page={page}
        pageCount={pageCount}
        buildPath={(number) => buildQuestionsPath(product.slug, number)}
      />
      {page === 1 && (
        <section id="ask" aria-labelledby="ask-heading" className="max-w-3xl stack-4 scroll-mt-4">
          <h2 id="ask-heading" className="text-2xl font-bold">
            {t("ask")}
          </h2>
          <div className="card p-5 sm:p-6">
            <QuestionForm locale={locale} productId={product.id} />
          </div>
        </section>
      )}
      <PageFacts kind="product" slug={product.slug} updatedAt={product.updatedAt} />
      <PageGraph
        kind="WebPage"
        path={buildQuestionsPath(product.slug, page)}
        locale={locale}
        name={heading}
      />
    </Container>
  )
}
