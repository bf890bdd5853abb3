import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import { getReviewRequest } from "#lib/reviews/reviews-api.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { ReviewRequestView } from "./_components/review-request-view.tsx"
import "../../../../site.css"

type Props = { params: Promise<{ locale: string; token: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "review.write" })
  const facts = { path: "/review", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(), { ...facts, isUnlisted: true })
}

export default async function ReviewRequestPage({ params }: Props) {
  const { locale, token: text } = await params
  setRequestLocale(locale)
  const token = parseRecordToken(text)
  const request = token && (await getReviewRequest(token))
  if (!request) notFound()
  return <ReviewRequestView token={token} request={request} locale={locale} />
}
