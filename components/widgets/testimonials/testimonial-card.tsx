import { getTranslations } from "next-intl/server"
import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { RatingStars } from "#components/ui/rating-stars.tsx"
import type { AverageRating, Testimonial } from "#lib/content/testimonial.ts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"

/** Specification 2, section 9: 100 px square; two and three times that for high-density screens. */
const widths = [100, 200, 300]

type TestimonialCardProps = {
  testimonial: Testimonial
  locale: string
  /** Formats a rating as text, such as "Rated 4.5 out of 5". */
  buildRatingText: (rating: number) => string
}

/** Renders a customer's testimonial with its author. */
export function TestimonialCard({ testimonial, locale, buildRatingText }: TestimonialCardProps) {
  const { name, title, content, picture, rating } = testimonial
  return (
    <figure className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-5 text-ink">
      {rating !== null && (
        <p>
          <RatingStars rating={rating} label={buildRatingText(rating)} />
        </p>
      )}
      <blockquote className="grow">
        <Prose html={content} locale={locale} />
      </blockquote>
      <figcaption className="flex items-center gap-4 *:[picture]:shrink-0">
        {picture && (
          <Picture
            picture={picture}
            widths={widths}
            sizes="100px"
            alt=""
            className="size-25 rounded-full object-cover"
          />
        )}
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">{name}</span>
          {title !== "" && (
            <span
              className="block text-sm text-muted"
              {...buildFieldAttributes(locale, testimonial, "title")}
            >
              {title}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  )
}

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

/** Returns a formatter of ratings: "Rated 4.5 out of 5". */
export async function getRatingText(locale: string): Promise<(rating: number) => string> {
  const t = await getTranslations({ locale, namespace: "testimonials" })
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (rating) => t("rating", { rating: numbers.format(rating) })
}
