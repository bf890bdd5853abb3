import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { AccountCard } from "#components/account/account-page.tsx"
import { buildSaveFormLabels } from "#components/account/form-labels.ts"
import { RadioField } from "#components/account/radio-field.tsx"
import { SelectField } from "#components/account/select-field.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import { TextAreaField } from "#components/account/text-area-field.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import type { PhotoResult } from "#lib/account/photo.ts"
import { reviewFinishes, reviewFits, reviewLimits, reviewQuestions } from "#lib/contract/review.ts"
import { formatCount } from "#lib/i18n/format-rating.ts"
import { resolveTermLabels } from "#lib/i18n/term-labels.ts"
import { handleReviewForm } from "#lib/reviews/review-actions.ts"
import {
  reviewControls as controls,
  type OwnReview,
  ownControls,
  type ReviewedProduct,
  type ReviewRequest,
} from "#lib/reviews/review-request.ts"
import { PhotoPart } from "./photo-part.tsx"

type ReviewFormProps = {
  token: string
  product: ReviewedProduct
  request: Pick<ReviewRequest, "questions" | "termLabels">
  /** Result of the last upload of a photo for it; null for none. */
  photoResult: PhotoResult | null
  locale: string
}

/** Renders the form to write, change and delete the review of one product. */
export async function ReviewForm(props: ReviewFormProps) {
  const { token, product, request, photoResult, locale } = props
  const [t, tAddress, labels] = await Promise.all([
    getTranslations({ locale, namespace: "review.write" }),
    getTranslations({ locale, namespace: "address" }),
    buildSaveFormLabels(locale),
  ])
  const { id, name, review } = product
  const heading = t("form", { product: name })
  return (
    <AccountCard id={`product-${id}`} heading={heading}>
      {review && <ReviewState review={review} locale={locale} />}
      <AccountForm
        form="review"
        id={`review-${id}`}
        name={heading}
        action={handleReviewForm}
        labels={labels}
        notices={{ done: <p>{t("sent")}</p>, withdrawn: <p>{t("withdrawn")}</p> }}
      >
        <input type="hidden" name={controls.token} value={token} />
        <input type="hidden" name={controls.product} value={id} />
        {/* The key empties the fields once the page knows that the review is deleted. */}
        <div key={review === null ? "new" : "stored"} className="stack-5">
          <ReviewFields product={product} request={request} locale={locale} />
        </div>
        <SendButton intent="save" label={review ? t("save") : t("send")} busy={t("sending")} />
        {review && (
          <details>
            <summary className={buildButtonClass("tertiary", "w-full cursor-pointer")}>
              {t("withdraw")}
            </summary>
            <SendButton
              intent="withdraw"
              kind="secondary"
              label={tAddress("deleteSure")}
              busy={t("withdrawing")}
              isLenient
            />
          </details>
        )}
      </AccountForm>
      {review && (
        <PhotoPart
          target={{ token, product_id: id }}
          photos={review.images}
          result={photoResult}
          locale={locale}
        />
      )}
    </AccountCard>
  )
}

async function ReviewState({ review, locale }: { review: OwnReview; locale: string }) {
  const t = await getTranslations({ locale, namespace: "review.write" })
  return (
    <div className="stack-1 rounded-card bg-sunken p-4 wrap-anywhere">
      <p className="font-semibold">
        {review.status === "rejected"
          ? t("rejected", { reason: review.rejectReason })
          : t(review.status)}
      </p>
      <p>{t("again")}</p>
    </div>
  )
}

type ReviewFieldsProps = Pick<ReviewFormProps, "product" | "request" | "locale">

async function ReviewFields({ product, request, locale }: ReviewFieldsProps) {
  const { review, ownQuestions } = product
  const t = await getTranslations({ locale, namespace: "review" })
  const stars = [1, 2, 3, 4, 5].map((count) => ({
    value: String(count),
    label: (
      <>
        <span aria-hidden="true" className="text-sm tracking-wide">
          {"★".repeat(count)}
        </span>
        <span className="sr-only">{t("rating", { rating: formatCount(count, locale) })}</span>
      </>
    ),
  }))
  const responses = {
    fit: reviewFits.map((value) => ({ value, label: t(`fit.${value}`) })),
    finish: reviewFinishes.map((value) => ({ value, label: t(`finish.${value}`) })),
  }
  // A former choice stays until its customer removes it.
  const shown = reviewQuestions.filter(
    (question) => request.questions.includes(question) || (review?.[question] ?? null) !== null,
  )
  return (
    <>
      <RadioField
        name={controls.stars}
        label={t("write.stars")}
        value={review ? String(review.stars) : ""}
        options={stars}
      />
      <TextField
        name={controls.title}
        label={t("write.subject")}
        value={review?.title ?? ""}
        maxLength={reviewLimits.title}
        autoComplete="off"
      />
      <TextAreaField
        name={controls.content}
        label={t("write.content")}
        value={review?.content ?? ""}
        rows={6}
        maxLength={reviewLimits.content}
        isRequired
      />
      {shown.length + ownQuestions.length > 0 && (
        <div className="grid gap-5 sm:grid-cols-2">
          {shown.map((question) => (
            <SelectField
              key={question}
              name={controls[question]}
              label={t(`${question}.label`)}
              value={review?.[question] ?? ""}
              none={t("write.noAnswer")}
              options={responses[question]}
            />
          ))}
          <OwnQuestions product={product} request={request} locale={locale} />
        </div>
      )}
      <TextField
        name={controls.name}
        label={t("write.name")}
        note={t("write.nameNote")}
        value={review?.authorName ?? ""}
        maxLength={reviewLimits.name}
        autoComplete="nickname"
      />
    </>
  )
}

/** Renders the questions of the shop's own. The values of their choices are the English words. */
async function OwnQuestions({ product, request, locale }: ReviewFieldsProps) {
  const { review, ownQuestions } = product
  const t = await getTranslations({ locale, namespace: "review.write" })
  return ownControls.map((names, at) => {
    const own = ownQuestions[at]
    if (own === undefined) return null
    const response = review?.responses.find(({ question }) => question === own.question)
    const terms = [own.question, ...own.choices]
    const { texts, lang } = resolveTermLabels(terms, request.termLabels, locale)
    const [label = own.question, ...choices] = texts
    return (
      <div key={own.question} className="min-w-0">
        <input type="hidden" name={names.question} value={own.question} />
        <SelectField
          name={names.response}
          label={label}
          lang={lang}
          value={response?.choice ?? ""}
          none={t("noAnswer")}
          options={own.choices.map((value, place) => ({ value, label: choices[place] ?? value }))}
        />
      </div>
    )
  })
}
