import { getTranslations } from "next-intl/server"
import {
  type ReviewAnswers,
  reviewFinishes,
  reviewFits,
  reviewQuestions,
} from "#lib/contract/review.ts"
import { ShareBars } from "./share-bars.tsx"

type AnswerSummaryProps = { answers: ReviewAnswers; locale: string }

/** Renders how reviews answer each of the shop's questions that any of them answers. */
export async function AnswerSummary({ answers, locale }: AnswerSummaryProps) {
  const t = await getTranslations({ locale, namespace: "review" })
  const labels = {
    fit: reviewFits.map((value) => t(`fit.${value}`)),
    finish: reviewFinishes.map((value) => t(`finish.${value}`)),
  }
  const asked = reviewQuestions.filter((question) => answers[question].some((count) => count > 0))
  if (asked.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-4">
      {asked.map((question) => (
        <div key={question} className="min-w-72 stack-2">
          <p aria-hidden="true" className="text-sm font-semibold">
            {t(`${question}.label`)}
          </p>
          <ShareBars
            name={t(`${question}.label`)}
            shares={labels[question].map((label, place) => {
              return { label, count: answers[question][place] ?? 0 }
            })}
            locale={locale}
            labelClass="w-36"
          />
        </div>
      ))}
    </div>
  )
}
