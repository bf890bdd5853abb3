import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { AccountCard, AccountPage } from "#components/account/account-page.tsx"
import { buildSaveFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { PhotoResult } from "#lib/account/photo.ts"
import { handleReviewMailsForm } from "#lib/reviews/review-actions.ts"
import { reviewControls as controls, type ReviewRequest } from "#lib/reviews/review-request.ts"
import { ReviewForm } from "./review-form.tsx"

/** What came of the upload of a photo for a product. */
export type UploadResult = { productId: number | null; photo: PhotoResult | null }

type ReviewRequestViewProps = {
  token: string
  request: ReviewRequest
  upload: UploadResult
  locale: string
}

/** Renders the page of an email's link: a form for each product, and the choice about emails. */
export async function ReviewRequestView({
  token,
  request,
  upload,
  locale,
}: ReviewRequestViewProps) {
  const t = await getTranslations({ locale, namespace: "review.write" })
  const { products, orderId } = request
  return (
    <AccountPage width="narrow">
      <div className="stack-2">
        <PageHeading>{t("title")}</PageHeading>
        <p>{products.length === 0 ? t("empty") : t("intro", { id: String(orderId) })}</p>
      </div>
      {products.map((product) => (
        <ReviewForm
          key={product.id}
          token={token}
          product={product}
          request={request}
          photoResult={upload.productId === product.id ? upload.photo : null}
          locale={locale}
        />
      ))}
      <MailsCard token={token} getsMails={request.getsMails} locale={locale} />
    </AccountPage>
  )
}

type MailsCardProps = { token: string; getsMails: boolean; locale: string }

/** Renders the choice about emails; the link in them ends at the id of its heading. */
async function MailsCard({ token, getsMails, locale }: MailsCardProps) {
  const [t, labels] = await Promise.all([
    getTranslations({ locale, namespace: "review.mails" }),
    buildSaveFormLabels(locale),
  ])
  const label = getsMails ? t("stop") : t("start")
  return (
    <AccountCard id="review-mails" heading={t("heading")}>
      <p role="status">{getsMails ? t("on") : t("off")}</p>
      <AccountForm
        form="reviewMails"
        id="review-mails-form"
        name={t("heading")}
        action={handleReviewMailsForm}
        labels={labels}
      >
        <input type="hidden" name={controls.token} value={token} />
        <SendButton
          kind="secondary"
          intent={getsMails ? "stop" : "start"}
          label={label}
          busy={t("busy")}
        />
      </AccountForm>
    </AccountCard>
  )
}
