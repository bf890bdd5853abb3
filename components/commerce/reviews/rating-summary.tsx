import { getTranslations } from "next-intl/server"
import { RatingStars } from "#components/ui/rating-stars.tsx"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import type { Rating } from "#lib/catalogue/review.ts"
import { formatAverage, formatCount } from "#lib/i18n/format-rating.ts"
import { DemoBadge } from "./demo-badge.tsx"
import { ShareBars } from "./share-bars.tsx"

/** Renders the average of a product's reviews, and how many of them have how many stars. */
export async function RatingSummary({ rating, locale }: { rating: Rating; locale: string }) {
  const t = await getTranslations({ locale, namespace: "review" })
  const average = t("rating", { rating: formatAverage(rating.average, locale) })
  const shares = rating.distribution.map((count, place) => {
    const stars = formatCount(5 - place, locale)
    return { value: stars, label: `${stars} ★`, spoken: t("rating", { rating: stars }), count }
  })
  return (
    <StaticMarkup as="div" className="stack-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingStars rating={rating.average} label={average} />
        <span aria-hidden="true" className="text-lg font-semibold">
          {average}
        </span>
        <span className="text-muted">{t("count", { count: rating.count })}</span>
        {rating.isDemo && <DemoBadge text={t("demo")} />}
      </p>
      <ShareBars
        name={t("distribution")}
        shares={shares}
        locale={locale}
        labelClass="w-8 whitespace-nowrap"
      />
    </StaticMarkup>
  )
}
