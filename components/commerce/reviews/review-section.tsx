import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { Product } from "#lib/catalogue/product.ts"
import { buildReviewsPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatCount } from "#lib/i18n/format-rating.ts"
import { RatingSummary } from "./rating-summary.tsx"
import { ResponseSummary } from "./response-summary.tsx"
import { ReviewList } from "./review-list.tsx"

/** Id of the section, which the stars below the product's name link to. */
export const reviewSectionId = "reviews"

type ReviewSectionProps = {
  product: Pick<Product, "slug" | "rating" | "reviews" | "reviewResponses" | "termLabels">
  locale: string
  shopName: string
}

/** Renders the rating of a product, its newest reviews, and a link to all of them. */
export async function ReviewSection({ product, locale, shopName }: ReviewSectionProps) {
  const t = await getTranslations({ locale, namespace: "review" })
  const { slug, rating, reviews, reviewResponses, termLabels: labels } = product
  return (
    <section
      id={reviewSectionId}
      aria-labelledby="reviews-heading"
      className="stack-4 scroll-mt-4 print:hidden"
    >
      <h2 id="reviews-heading" className="text-2xl font-bold">
        {t("heading")}
      </h2>
      {rating === null ? (
        <p>{t("none")}</p>
      ) : (
        <>
          <RatingSummary rating={rating} locale={locale} />
          {reviewResponses && (
            <ResponseSummary responses={reviewResponses} labels={labels} locale={locale} />
          )}
          <ReviewList
            reviews={reviews}
            labels={labels}
            locale={locale}
            shopName={shopName}
            headingLevel={3}
          />
        </>
      )}
      <p className="max-w-3xl text-sm text-muted">{t("honest")}</p>
      {rating !== null && rating.count > reviews.length && (
        <p>
          <ShopLink
            href={buildLocalePath(locale, buildReviewsPath(slug))}
            className={buildButtonClass("secondary")}
          >
            {t("all", { count: formatCount(rating.count, locale) })}
          </ShopLink>
        </p>
      )}
    </section>
  )
}
