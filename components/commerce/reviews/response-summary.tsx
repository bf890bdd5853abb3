import { getTranslations } from "next-intl/server"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import { type ReviewResponses, reviewFinishes, reviewFits } from "#lib/contract/review.ts"
import { ShareBars } from "./share-bars.tsx"

type ResponseSummaryProps = { responses: ReviewResponses; locale: string }

/** Renders how often each value of the shop's questions was chosen, without unused questions. */
export async function ResponseSummary({ responses, locale }: ResponseSummaryProps) {
  const t = await getTranslations({ locale, namespace: "review" })
  const questions = [
    {
      id: "fit",
      name: t("fit.label"),
      shares: reviewFits.map((value, at) => {
        return { label: t(`fit.${value}`), count: responses.fit[at] ?? 0 }
      }),
    },
    {
      id: "finish",
      name: t("finish.label"),
      shares: reviewFinishes.map((value, at) => {
        return { label: t(`finish.${value}`), count: responses.finish[at] ?? 0 }
      }),
    },
    ...responses.own.map(({ question, choices }) => ({
      id: `own: ${question}`,
      name: question,
      shares: choices.map(({ choice, count }) => ({ label: choice, count })),
    })),
  ]
  const shown = questions.filter(({ shares }) => shares.some(({ count }) => count > 0))
  if (shown.length === 0) return null
  return (
    <StaticMarkup as="div" className="grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(({ id, name, shares }) => (
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
    </StaticMarkup>
  )
}
