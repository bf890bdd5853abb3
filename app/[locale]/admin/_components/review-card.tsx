"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { Thumbnail } from "#components/ui/thumbnail.tsx"
import type { AdminReview } from "#lib/admin/data-provider.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "./action-form.tsx"
import { ActionNotice } from "./action-notice.tsx"
import { useAdminPage } from "./admin-page.ts"
import { Field } from "./field.tsx"
import { useAction } from "./use-action.ts"
import { useDraft } from "./use-draft.ts"

type Action = ReturnType<typeof useAction>
type PartProps = { review: AdminReview; action: Action }

/** Renders a review as customers see it, with who wrote it, its reports and what can be done. */
export function ReviewCard({ review }: { review: AdminReview }) {
  const t: TextsOf<"admin.reviews"> = useTranslations("admin.reviews")
  const { locale, send } = useAdminPage()
  const action = useAction()
  const { id, stars, title, status, reports } = review
  const publish = () => action.run(() => send("moderateReview", { id, decision: "publish" }))
  return (
    <article aria-labelledby={`review-${id}`} className="card stack-3 p-5">
      <h2 id={`review-${id}`} className="text-lg wrap-anywhere">
        <ShopLink href={buildLocalePath(locale, buildProductPath(review.product_slug))}>
          {review.product_name}
        </ShopLink>
      </h2>
      <p className="text-sm text-muted">
        {`${t("stars", { stars })} · ${t(status)} · ${formatDate(review.submitted_at, locale)}`}
      </p>
      {title !== "" && (
        <p className="font-semibold wrap-anywhere" dir="auto">
          {title}
        </p>
      )}
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {review.content}
      </p>
      {review.responses.map(({ question, choice }) => (
        <p key={question} className="text-sm wrap-anywhere">
          <bdi>{question}</bdi>: <bdi>{choice}</bdi>
        </p>
      ))}
      {review.images.length > 0 && (
        <ul aria-label={t("photos")} className="flex flex-wrap gap-3">
          {review.images.map((image, at) => (
            <li key={image.hash}>
              <a href={image.url} aria-label={t("openPhoto", { number: at + 1 })}>
                <Thumbnail picture={image} widthPx={125} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm wrap-anywhere">
        <bdi>{review.author_name === "" ? t("anonymous") : review.author_name}</bdi>{" "}
        {review.email && <bdi dir="ltr">{review.email}</bdi>}
      </p>
      {review.reject_reason !== "" && <p>{t("rejectedFor", { reason: review.reject_reason })}</p>}
      {reports.length > 0 && (
        <div>
          <p className="font-semibold text-danger">{t("reports")}</p>
          <ul className="text-sm">
            {reports.map((report) => (
              <li key={`${report.created_at} ${report.note}`} className="wrap-anywhere">
                {`${t(`reasons.${report.reason}`)} ${report.note}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ActionNotice state={action.state} />
      {(status !== "published" || reports.length > 0) && (
        <Button aria-disabled={action.state.isBusy} onClick={() => void publish()}>
          {t("publish")}
        </Button>
      )}
      {(status !== "rejected" || reports.length > 0) && (
        <RejectForm review={review} action={action} />
      )}
      {status === "published" && <ReplyForm review={review} action={action} />}
    </article>
  )
}

function RejectForm({ review: { id }, action }: PartProps) {
  const t: TextsOf<"admin.reviews"> = useTranslations("admin.reviews")
  const { send } = useAdminPage()
  const { values, set, clear } = useDraft(`reject.${id}`, { reason: "" })
  const reject = async () => {
    const input = { id, decision: "reject", reason: values.reason } as const
    if (await action.run(() => send("moderateReview", input))) clear()
  }
  return (
    <details className="admin-fold">
      <summary>{t("reject")}</summary>
      <ActionForm state={action.state} onSubmit={reject} button={t("confirmReject")}>
        <Field
          label={t("rejectReason")}
          value={values.reason}
          onChange={(text) => set("reason", text)}
          error={action.state.errors.reason}
        />
      </ActionForm>
    </details>
  )
}

function ReplyForm({ review: { id, reply }, action }: PartProps) {
  const t: TextsOf<"admin.reviews"> = useTranslations("admin.reviews")
  const { send } = useAdminPage()
  const { values, set, clear } = useDraft(`reply.${id}`, { reply })
  const save = async () => {
    if (await action.run(() => send("replyToReview", { id, reply: values.reply }))) clear()
  }
  return (
    <details className="admin-fold" open={reply !== ""}>
      <summary>{t("reply")}</summary>
      <ActionForm state={action.state} onSubmit={save} button={t("saveReply")}>
        <Field
          label={t("reply")}
          value={values.reply}
          onChange={(text) => set("reply", text)}
          error={action.state.errors.reply}
          rows={4}
        />
      </ActionForm>
    </details>
  )
}
