import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { AccountPage } from "#components/account/account-page.tsx"
import { buildSaveFormLabels } from "#components/account/form-labels.ts"
import { RadioField } from "#components/account/radio-field.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import { TextAreaField } from "#components/account/text-area-field.tsx"
import { TextLink } from "#components/account/text-link.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { reportReasons, reviewLimits } from "#lib/contract/review.ts"
import { handleReportForm } from "#lib/reviews/review-actions.ts"
import { reviewControls as controls, type ReportedReview } from "#lib/reviews/review-request.ts"

/** Renders a published review with the form that reports it to the shop. */
export async function ReportView({ review, locale }: { review: ReportedReview; locale: string }) {
  const [t, tReview, labels] = await Promise.all([
    getTranslations({ locale, namespace: "review.reporting" }),
    getTranslations({ locale, namespace: "review" }),
    buildSaveFormLabels(locale),
  ])
  const back = (
    <TextLink href={buildLocalePath(locale, buildProductPath(review.productSlug))}>
      {tReview("back", { product: review.productName })}
    </TextLink>
  )
  return (
    <AccountPage width="narrow">
      <div className="stack-2">
        <PageHeading>{t("title")}</PageHeading>
        <p>{t("intro", { product: review.productName })}</p>
      </div>
      <blockquote className="stack-1 border-s-4 border-line ps-4 wrap-anywhere" dir="auto">
        {review.title !== "" && <p className="font-semibold">{review.title}</p>}
        <p className="whitespace-pre-line">{review.content}</p>
      </blockquote>
      <div className="card p-5 sm:p-6">
        <AccountForm
          form="reviewReport"
          id="report"
          name={t("title")}
          action={handleReportForm}
          labels={labels}
          steps={{ reported: back }}
          notices={{ reported: <p>{t("sent")}</p> }}
        >
          <input type="hidden" name={controls.review} value={review.id} />
          <RadioField
            name={controls.reason}
            label={t("reason")}
            value=""
            options={reportReasons.map((value) => ({ value, label: t(value) }))}
          />
          <TextAreaField
            name={controls.note}
            label={t("note")}
            rows={3}
            maxLength={reviewLimits.note}
          />
          <SendButton label={t("send")} busy={t("sending")} />
        </AccountForm>
      </div>
      <p>{back}</p>
    </AccountPage>
  )
}
