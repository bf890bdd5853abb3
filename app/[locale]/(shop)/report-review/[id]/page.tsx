import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { parseOrderId } from "#lib/invoices/invoice-paths.ts"
import { getReportedReview } from "#lib/reviews/reviews-api.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { ReportView } from "./_components/report-view.tsx"
import "../../../../site.css"

type Props = { params: Promise<{ locale: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "review.reporting" })
  const facts = { path: "/report-review", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function ReportReviewPage({ params }: Props) {
  const { locale, id: text } = await params
  setRequestLocale(locale)
  const id = parseOrderId(text)
  const review = id && (await getReportedReview(id))
  if (!review) notFound()
  return <ReportView review={review} locale={locale} />
}
