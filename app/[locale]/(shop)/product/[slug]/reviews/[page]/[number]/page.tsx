import { permanentRedirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { parsePageNumber } from "#lib/catalogue/pagination.ts"
import { buildReviewsPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { handleMissingPath } from "../../../../../../_data/handle-missing-path.ts"
import { ReviewPageView } from "../../_components/review-page-view.tsx"
import {
  getReviewPage,
  getReviewsMetadata,
  parseReviewSort,
  type ReviewPage,
} from "../../page-data.ts"

/** `page` is the name of an order, `number` that of a later page in it. */
type Params = { locale: string; slug: string; page: string; number: string }
type Props = { params: Promise<Params> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const values = await params
  return getReviewsMetadata(values.locale, values.slug, await getList(values))
}

export default async function SortedReviewsPage({ params }: Props) {
  const values = await params
  const { locale, slug, page, number } = values
  setRequestLocale(locale)
  const list = await getList(values)
  if (!list) return handleMissingPath(locale, `/product/${slug}/reviews/${page}/${number}`)
  if (list.page === 1)
    permanentRedirect(buildLocalePath(locale, buildReviewsPath(slug, 1, list.sort)))
  return <ReviewPageView locale={locale} list={list} />
}

async function getList({ locale, slug, page, number }: Params): Promise<ReviewPage | null> {
  const sort = parseReviewSort(page)
  const parsed = parsePageNumber(number)
  return sort === null || parsed === null ? null : getReviewPage(slug, parsed, sort, locale)
}
