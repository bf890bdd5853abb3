import { getTranslations } from "next-intl/server"
import { type ReviewAnswers, reviewFinishes, reviewFits } from "#lib/contract/review.ts"
import { ShareBars } from "./share-bars.tsx"

type AnswerSummaryProps = { answers: ReviewAnswers; locale: string }

/** Renders how reviews answer each of the shop's questions that any of them answers. */
export async function AnswerSummary({ answers, locale }: AnswerSummaryProps) {
  const t = await getTranslations({ locale, namespace: "review" })
  const questions = [
    {
      id: "fit",
      name: t("fit.label"),
      shares: reviewFits.map((value, at) => {
        return { label: t(`fit.${value}`), count: answers.fit[at] ?? 0 }
      }),
    },
    {
      id: "finish",
      name: t("finish.label"),
      shares: reviewFinishes.map((value, at) => {
        return { label: t(`finish.${value}`), count: answers.finish[at] ?? 0 }
      }),
    },
    ...answers.own.map(({ question, choices }) => ({
      id: `own: ${question}`,
      name: question,
      shares: choices.map(({ choice, count }) => ({ label: choice, count })),
    })),
  ]
  const answered = questions.filter(({ shares }) => shares.some(({ count }) => count > 0))
  if (answered.length === 0) return null
  return (
    <div className="grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {answered.map(({ id, name, shares }) => (
        <div key={id} className="min-w-0 stack-2">
          <p aria-hidden="true" className="text-sm font-semibold wrap-anywhere" dir="auto">
            {name}
          </p>
          <ShareBars
            name={name}
            shares={shares}
            locale={locale}
            labelClass="w-28 wrap-anywhere sm:w-36"
          />
        </div>
      ))}
    </div>
  )
}
