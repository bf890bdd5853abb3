import { getTranslations } from "next-intl/server"
import { RatingStars } from "#components/ui/rating-stars.tsx"
import type { Rating } from "#lib/catalogue/review.ts"
import { formatAverage, formatCount } from "#lib/i18n/format-rating.ts"
import { DemoBadge } from "./demo-badge.tsx"

/** Renders the average of a product's reviews, and how many of them have how many stars. */
export async function RatingSummary({ rating, locale }: { rating: Rating; locale: string }) {
  const t = await getTranslations({ locale, namespace: "review" })
  const average = t("rating", { rating: formatAverage(rating.average, locale) })
  const shares = rating.distribution.map((count, place) => {
    const stars = formatCount(5 - place, locale)
    return { stars, count, percent: (count / rating.count) * 100 }
  })
  return (
    <div className="stack-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingStars rating={rating.average} label={average} />
        <span aria-hidden="true" className="text-lg font-semibold">
          {average}
        </span>
        <span className="text-muted">{t("count", { count: rating.count })}</span>
        {rating.isDemo && <DemoBadge text={t("demo")} />}
      </p>
      <ul aria-label={t("distribution")} className="max-w-sm stack-1">
        {shares.map(({ stars, count, percent }) => (
          <li key={stars} className="flex items-center gap-3 text-sm">
            <span aria-hidden="true" className="w-8 shrink-0 whitespace-nowrap">
              {stars} ★
            </span>
            <span className="sr-only">{t("rating", { rating: stars })}: </span>
            <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-sunken">
              <span className="block h-full bg-brand" style={{ width: `${percent}%` }} />
            </span>
            <span className="w-10 shrink-0 text-end">{formatCount(count, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
