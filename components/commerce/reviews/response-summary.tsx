import { getTranslations } from "next-intl/server"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import { type ReviewResponses, reviewFinishes, reviewFits } from "#lib/contract/review.ts"
import { resolveTermLabels, type TermLabels } from "#lib/i18n/term-labels.ts"
import { ShareBars } from "./share-bars.tsx"

type ResponseSummaryProps = {
  responses: ReviewResponses
  /** Translations of the shop's own questions and their choices. */
  labels: TermLabels | undefined
  locale: string
}

/** Renders how often each value of the shop's questions was chosen, without unused questions. */
export async function ResponseSummary({ responses, labels, locale }: ResponseSummaryProps) {
  const t = await getTranslations({ locale, namespace: "review" })
  const questions = [
    {
      id: "fit",
      name: t("fit.label"),
      lang: undefined,
      shares: reviewFits.map((value, at) => {
        return { value, label: t(`fit.${value}`), count: responses.fit[at] ?? 0 }
      }),
    },
    {
      id: "finish",
      name: t("finish.label"),
      lang: undefined,
      shares: reviewFinishes.map((value, at) => {
        return { value, label: t(`finish.${value}`), count: responses.finish[at] ?? 0 }
      }),
    },
    ...responses.own.map((own) => buildOwnShares(own, labels, locale)),
  ]
  const shown = questions.filter(({ shares }) => shares.some(({ count }) => count > 0))
  if (shown.length === 0) return null
  return (
    <StaticMarkup as="div" className="grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(({ id, name, lang, shares }) => (
        <div key={id} className="min-w-0 stack-2">
          <p
            aria-hidden="true"
            className="text-sm font-semibold wrap-anywhere"
            lang={lang}
            dir="auto"
          >
            {name}
          </p>
          <ShareBars
            name={name}
            shares={shares}
            locale={locale}
            lang={lang}
            labelClass="w-28 wrap-anywhere sm:w-36"
          />
        </div>
      ))}
    </StaticMarkup>
  )
}

function buildOwnShares(
  { question, choices }: ReviewResponses["own"][number],
  labels: TermLabels | undefined,
  locale: string,
) {
  const terms = [question, ...choices.map(({ choice }) => choice)]
  const { texts, lang } = resolveTermLabels(terms, labels, locale)
  const [name = question, ...shown] = texts
  return {
    id: `own: ${question}`,
    name,
    lang,
    shares: choices.map(({ choice: value, count }, at) => {
      return { value, label: shown[at] ?? value, count }
    }),
  }
}
