import type { TileRating as Rating } from "#lib/catalogue/review.ts"
import { formatAverage, formatCount } from "#lib/i18n/format-rating.ts"

type TileRatingProps = {
  rating: Rating
  locale: string
  /** Formats the average and the number of reviews as text for screen readers. */
  buildText: (average: string, count: number) => string
}

/** Renders the stars of a product in short: a star, the average and the number of reviews. */
export function TileRating({ rating, locale, buildText }: TileRatingProps) {
  const average = formatAverage(rating.average, locale)
  return (
    <>
      <span aria-hidden="true">
        <span className="text-accent [forced-color-adjust:none]">★</span> {average} (
        {formatCount(rating.count, locale)})
      </span>
      <span className="sr-only">{buildText(average, rating.count)}</span>
    </>
  )
}
