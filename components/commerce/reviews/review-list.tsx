import { getTranslations } from "next-intl/server"
import { RatingStars } from "#components/ui/rating-stars.tsx"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import type { Review } from "#lib/catalogue/review.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import { formatCount } from "#lib/i18n/format-rating.ts"
import { resolveTermLabels, type TermLabels } from "#lib/i18n/term-labels.ts"
import { buildReportPath } from "#lib/reviews/review-request.ts"
import { DemoBadge } from "./demo-badge.tsx"
import { HelpfulForm } from "./helpful-form.tsx"
import { ReviewPhotos } from "./review-photos.tsx"
import { buildTextLanguage } from "./text-language.ts"

type ReviewListProps = {
  reviews: readonly Review[]
  /** Translations of the shop's own questions and their choices. */
  labels: TermLabels | undefined
  locale: string
  shopName: string
  /** Heading level of each review with a title. */
  headingLevel: 2 | 3
}

/** Renders reviews, each with its author, its details, the shop's reply and a link to report it. */
export function ReviewList({ reviews, ...rest }: ReviewListProps) {
  return (
    <ul className="max-w-3xl divide-y divide-line">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} className="stack-2 py-6 wrap-anywhere">
          <ReviewItem review={review} {...rest} />
        </li>
      ))}
    </ul>
  )
}

type ReviewItemProps = Omit<ReviewListProps, "reviews"> & { review: Review }

async function ReviewItem({ review, labels, locale, shopName, headingLevel }: ReviewItemProps) {
  const t = await getTranslations({ locale, namespace: "review" })
  const Heading = `h${headingLevel}` as const
  const language = buildTextLanguage(review.language, locale)
  const { fit, finish } = review
  const details = [
    ...(fit ? [{ id: "fit", texts: [t("fit.label"), t(`fit.${fit}`)], lang: undefined }] : []),
    ...(finish
      ? [{ id: "finish", texts: [t("finish.label"), t(`finish.${finish}`)], lang: undefined }]
      : []),
    ...review.responses.map(({ question, choice }) => {
      const { texts, lang } = resolveTermLabels([question, choice], labels, locale)
      return { id: `own: ${question}`, texts, lang }
    }),
  ]
  return (
    <>
      <StaticMarkup as="div" className="stack-2">
        <RatingStars
          rating={review.stars}
          label={t("rating", { rating: formatCount(review.stars, locale) })}
        />
        {review.title !== "" && (
          <Heading className="text-lg font-semibold" {...language}>
            {review.title}
          </Heading>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {review.authorName !== "" && <bdi>{review.authorName}</bdi>}
          {review.isDemo ? <DemoBadge text={t("demo")} /> : <span>{t("verified")}</span>}
          <time dateTime={review.submittedAt}>{formatDate(review.submittedAt, locale)}</time>
        </p>
        <p className="whitespace-pre-line" {...language}>
          {review.content}
        </p>
        {review.images.length > 0 && <ReviewPhotos photos={review.images} locale={locale} />}
        {details.length > 0 && (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {details.map(({ id, texts: [question, value], lang }) => (
              <div key={id} className="flex gap-2">
                <dt className="text-muted">
                  <bdi lang={lang}>{question}</bdi>:
                </dt>
                <dd>
                  <bdi lang={lang}>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {review.reply !== "" && (
          <div className="stack-1 border-s-4 border-brand ps-4">
            <p className="text-sm font-semibold">{t("reply", { shop: shopName })}</p>
            <p className="whitespace-pre-line" dir="auto" {...language}>
              {review.reply}
            </p>
          </div>
        )}
      </StaticMarkup>
      {!review.isDemo && <HelpfulForm review={review} locale={locale} />}
      {!review.isDemo && (
        <p>
          <a
            href={buildLocalePath(locale, buildReportPath(review.id))}
            rel="nofollow"
            className="inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-4"
          >
            {t("report")}
          </a>
        </p>
      )}
    </>
  )
}
