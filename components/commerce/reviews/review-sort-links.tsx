import { getTranslations } from "next-intl/server"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildReviewsPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { type ReviewSort, reviewSorts } from "#lib/contract/review.ts"

type ReviewSortLinksProps = {
  slug: string
  /** The current order. */
  sort: ReviewSort
  locale: string
}

/** Renders a link to all reviews of a product for each order. */
export async function ReviewSortLinks({ slug, sort, locale }: ReviewSortLinksProps) {
  const t = await getTranslations({ locale, namespace: "review.sort" })
  return (
    <nav aria-label={t("label")} className="stack-2">
      <p aria-hidden="true" className="text-sm text-muted">
        {t("label")}
      </p>
      <ul className="flex flex-wrap gap-2">
        {reviewSorts.map((each) => (
          <li key={each}>
            <ShopLink
              href={buildLocalePath(locale, buildReviewsPath(slug, 1, each))}
              rel="nofollow"
              aria-current={each === sort ? "page" : undefined}
              className="chip px-3 hover:border-brand aria-[current]:border-brand aria-[current]:font-semibold"
            >
              {t(each)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
