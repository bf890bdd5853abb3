import { permanentRedirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { parsePageNumber } from "#lib/catalogue/pagination.ts"
import { buildReviewsPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { handleMissingPath } from "../../../../../_data/handle-missing-path.ts"
import { ReviewPageView } from "../_components/review-page-view.tsx"
import {
  getReviewPage,
  getReviewsMetadata,
  parseReviewSort,
  type ReviewPage,
} from "../page-data.ts"

/** `page` is the number of a later page, or the name of an order, of which it is the first page. */
type Params = { locale: string; slug: string; page: string }
type Props = { params: Promise<Params> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const values = await params
  return getReviewsMetadata(values.locale, values.slug, await getList(values))
}

export default async function LaterReviewsPage({ params }: Props) {
  const values = await params
  const { locale, slug } = values
  setRequestLocale(locale)
  const list = await getList(values)
  if (!list) return handleMissingPath(locale, `/product/${slug}/reviews/${values.page}`)
  if (list.page === 1 && list.sort === "newest")
    permanentRedirect(buildLocalePath(locale, buildReviewsPath(slug)))
  return <ReviewPageView locale={locale} list={list} />
}

async function getList({ locale, slug, page }: Params): Promise<ReviewPage | null> {
  const sort = parseReviewSort(page)
  if (sort !== null) return getReviewPage(slug, 1, sort, locale)
  const number = parsePageNumber(page)
  return number === null ? null : getReviewPage(slug, number, "newest", locale)
}
