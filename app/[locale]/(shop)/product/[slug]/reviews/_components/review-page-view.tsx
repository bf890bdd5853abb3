import { getTranslations } from "next-intl/server"
import { RatingSummary } from "#components/commerce/reviews/rating-summary.tsx"
import { ReviewList } from "#components/commerce/reviews/review-list.tsx"
import { ReviewSortLinks } from "#components/commerce/reviews/review-sort-links.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildProductPath, buildReviewsPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { PageGraph } from "../../../../../_components/page-graph.tsx"
import { ListPagination } from "../../../../_components/list-pagination.tsx"
import type { ReviewPage } from "../page-data.ts"

/** Renders one page of all reviews of a product. */
export async function ReviewPageView({ locale, list }: { locale: string; list: ReviewPage }) {
  const t = await getTranslations({ locale, namespace: "review" })
  const { product, rating, reviews, sort, page, pageCount, shopName } = list
  const heading = t("listTitle", { product: product.name })
  return (
    <Container className="stack-6 py-6">
      <p>
        <ShopLink
          href={buildLocalePath(locale, buildProductPath(product.slug))}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t("back", { product: product.name })}
        </ShopLink>
      </p>
      <PageHeading>{heading}</PageHeading>
      <RatingSummary rating={rating} locale={locale} />
      {rating.count > 1 && <ReviewSortLinks slug={product.slug} sort={sort} locale={locale} />}
      <ReviewList
        reviews={reviews}
        labels={product.termLabels}
        locale={locale}
        shopName={shopName}
        headingLevel={2}
      />
      <p className="max-w-3xl text-sm text-muted">{t("honest")}</p>
      <ListPagination
        locale={locale}
        page={page}
        pageCount={pageCount}
        buildPath={(number) => buildReviewsPath(product.slug, number, sort)}
      />
      <PageGraph
        kind="WebPage"
        path={buildReviewsPath(product.slug, page, sort)}
        locale={locale}
        name={heading}
      />
    </Container>
  )
}
