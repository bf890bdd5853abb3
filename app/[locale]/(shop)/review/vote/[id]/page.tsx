import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { AccountPage } from "#components/account/account-page.tsx"
import { buildSaveFormLabels } from "#components/account/form-labels.ts"
import { TextLink } from "#components/account/text-link.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { getSite } from "#lib/api/site.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { parseOrderId } from "#lib/invoices/invoice-paths.ts"
import { voteResultParam } from "#lib/reviews/review-request.ts"
import { getReportedReview } from "#lib/reviews/reviews-api.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import "../../../../../site.css"

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "review.helpful" })
  const facts = { path: "/review/vote", locale, title: t("question"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

/** Shows the result of a vote for a helpful review. */
export default async function ReviewVotePage({ params, searchParams }: Props) {
  const { locale, id: text } = await params
  setRequestLocale(locale)
  const id = parseOrderId(text)
  const review = id && (await getReportedReview(id))
  if (!review) notFound()
  const [t, tReview, labels] = await Promise.all([
    getTranslations({ locale, namespace: "review.helpful" }),
    getTranslations({ locale, namespace: "review" }),
    buildSaveFormLabels(locale),
  ])
  const isCounted = (await searchParams)[voteResultParam] === "done"
  return (
    <AccountPage width="narrow">
      <PageHeading>{t("question")}</PageHeading>
      {isCounted ? <p role="status">{t("sent")}</p> : <p role="alert">{labels.unavailable}</p>}
      <p>
        <TextLink
          href={buildLocalePath(
            locale,
            `${buildProductPath(review.productSlug)}/reviews#review-${review.id}`,
          )}
        >
          {tReview("back", { product: review.productName })}
        </TextLink>
      </p>
    </AccountPage>
  )
}
