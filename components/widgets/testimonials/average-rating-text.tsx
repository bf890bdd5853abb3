import { getTranslations } from "next-intl/server"
import type { AverageRating } from "#lib/content/average-rating.ts"
import { getLanguageTag } from "#lib/contract/languages.ts"

/** Renders the average rating of the testimonials below, as text. */
export async function AverageRatingText({
  average,
  locale,
}: {
  average: AverageRating
  locale: string
}) {
  const t = await getTranslations({ locale, namespace: "testimonials" })
  const rating = new Intl.NumberFormat(getLanguageTag(locale), {
    maximumFractionDigits: 1,
  }).format(average.rating)
  return <p className="mb-5 text-muted">{t("average", { rating, count: average.count })}</p>
}
