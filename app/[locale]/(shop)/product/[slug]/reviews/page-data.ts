import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { getProduct } from "#lib/api/products.ts"
import { listReviews } from "#lib/api/reviews.ts"
import { getSite } from "#lib/api/site.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import type { Product } from "#lib/catalogue/product.ts"
import type { Rating, Review } from "#lib/catalogue/review.ts"
import { buildReviewsPath } from "#lib/catalogue/shop-paths.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { type ReviewSort, reviewSorts, reviewsPerPage } from "#lib/contract/review.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

/** One page of all reviews of a product. */
export type ReviewPage = {
  product: Pick<Product, "name" | "slug" | "termLabels">
  rating: Rating
  reviews: readonly Review[]
  sort: ReviewSort
  page: number
  pageCount: number
  shopName: string
}

/** Returns one page of the reviews of a product in an order; null if there is no such page. */
export const getReviewPage = cache(
  async (
    locale: string,
    slug: string,
    page: number,
    sort: ReviewSort,
  ): Promise<ReviewPage | null> => {
    if (!slugSchema.safeParse(slug).success) return null
    const [product, { reviews, count }, site] = await Promise.all([
      getProduct(slug, locale),
      listReviews(slug, page, sort),
      getSite(),
    ])
    if (!product?.rating || reviews.length === 0) return null
    return {
      product,
      rating: product.rating,
      reviews,
      sort,
      page,
      pageCount: getPageCount(count, reviewsPerPage),
      shopName: site.settings.name,
    }
  },
)

/** Builds the metadata of a page of reviews, which is `noindex`: the product's page is the one to find. */
export async function getReviewsMetadata(
  locale: string,
  slug: string,
  list: ReviewPage | null,
): Promise<Metadata> {
  if (list === null) return {}
  const t = await getTranslations({ locale, namespace: "review" })
  return buildMetadata(await getSite(locale), {
    path: buildReviewsPath(slug, list.page, list.sort),
    locale,
    title: t("listTitle", { product: list.product.name }),
    description: "",
    isUnlisted: true,
  })
}

/** Returns the order that a path segment names; null for the default one, which has no name. */
export function parseReviewSort(segment: string): ReviewSort | null {
  return reviewSorts.find((sort) => sort === segment && sort !== "newest") ?? null
}
