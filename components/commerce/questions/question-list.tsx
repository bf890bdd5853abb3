import { getTranslations } from "next-intl/server"
import { DemoBadge } from "#components/commerce/reviews/demo-badge.tsx"
import { buildTextLanguage } from "#components/commerce/reviews/text-language.ts"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import type { ProductQuestion } from "#lib/catalogue/product-question.ts"
import { formatDate } from "#lib/i18n/format-date.ts"

type QuestionListProps = {
  questions: readonly ProductQuestion[]
  locale: string
  shopName: string
  /** Heading level of each question. */
  headingLevel: 2 | 3
}

/** Renders questions about a product with the shop's replies, each with an anchor. */
export async function QuestionList({ questions, ...rest }: QuestionListProps) {
  const { locale, shopName, headingLevel } = rest
  const t = await getTranslations({ locale, namespace: "question" })
  const Heading = `h${headingLevel}` as const
  return (
    <StaticMarkup as="ul" className="max-w-3xl divide-y divide-line">
      {questions.map((question) => (
        <li
          key={question.id}
          id={`question-${question.id}`}
          className="stack-2 scroll-mt-4 py-6 wrap-anywhere"
        >
          <Heading
            className="text-lg font-semibold whitespace-pre-line"
            {...buildTextLanguage(question.language, locale)}
          >
            {question.question}
          </Heading>
          <div className="stack-1 border-s-4 border-brand ps-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="font-semibold">{t("reply", { shop: shopName })}</span>
              <time dateTime={question.repliedAt} className="text-muted">
                {formatDate(question.repliedAt, locale)}
              </time>
              {question.isDemo && <DemoBadge text={t("demo")} />}
            </p>
            <p
              className="whitespace-pre-line"
              dir="auto"
              {...buildTextLanguage(question.language, locale)}
            >
              {question.reply}
            </p>
          </div>
        </li>
      ))}
    </StaticMarkup>
  )
}
