import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { parsePhotoResult } from "#lib/account/photo.ts"
import { getSite } from "#lib/api/site.ts"
import { parseOrderId, parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import { photoProductParam, photoResultParam } from "#lib/reviews/review-request.ts"
import { getReviewRequest } from "#lib/reviews/reviews-api.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { ReviewRequestView } from "./_components/review-request-view.tsx"
import "../../../../site.css"

type Props = {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "review.write" })
  const facts = { path: "/review", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function ReviewRequestPage({ params, searchParams }: Props) {
  const { locale, token: text } = await params
  setRequestLocale(locale)
  const token = parseRecordToken(text)
  const request = token && (await getReviewRequest(token))
  if (!request) notFound()
  const query = await searchParams
  const upload = {
    productId: parseOrderId(String(query[photoProductParam] ?? "")),
    photo: parsePhotoResult(query[photoResultParam]),
  }
  return <ReviewRequestView token={token} request={request} upload={upload} locale={locale} />
}
