import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { ProductQuestion } from "#lib/catalogue/product-question.ts"
import { buildQuestionsPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatCount } from "#lib/i18n/format-rating.ts"
import { QuestionList } from "./question-list.tsx"

type QuestionSectionProps = {
  slug: string
  questions: readonly ProductQuestion[]
  /** Number of all published questions. */
  count: number
  locale: string
  shopName: string
}

/** Renders the latest questions about a product, and the links to all of them and to send one. */
export async function QuestionSection(props: QuestionSectionProps) {
  const { slug, questions, count, locale, shopName } = props
  const t = await getTranslations({ locale, namespace: "question" })
  const path = buildLocalePath(locale, buildQuestionsPath(slug))
  return (
    <section
      id="questions"
      aria-labelledby="questions-heading"
      className="stack-4 scroll-mt-4 print:hidden"
    >
      <h2 id="questions-heading" className="text-2xl font-bold">
        {t("heading")}
      </h2>
      {count === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <QuestionList questions={questions} locale={locale} shopName={shopName} headingLevel={3} />
      )}
      <p className="flex flex-wrap gap-3">
        <ShopLink href={`${path}#ask`} rel="nofollow" className={buildButtonClass("secondary")}>
          {t("ask")}
        </ShopLink>
        {count > questions.length && (
          <ShopLink href={path} className={buildButtonClass("secondary")}>
            {t("all", { count: formatCount(count, locale) })}
          </ShopLink>
        )}
      </p>
    </section>
  )
}
