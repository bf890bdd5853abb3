import { setRequestLocale } from "next-intl/server"
import { handleMissingPath } from "../../../../_data/handle-missing-path.ts"
import { ReviewPageView } from "./_components/review-page-view.tsx"
import { getReviewPage, getReviewsMetadata } from "./page-data.ts"

type Props = { params: Promise<{ locale: string; slug: string }> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug } = await params
  return getReviewsMetadata(locale, slug, await getReviewPage(slug, 1, "newest", locale))
}

export default async function ReviewsPage({ params }: Props) {
  const { locale, slug } = await params
  setRequestLocale(locale)
  const list = await getReviewPage(slug, 1, "newest", locale)
  if (!list) return handleMissingPath(locale, `/product/${slug}/reviews`)
  return <ReviewPageView locale={locale} list={list} />
}
