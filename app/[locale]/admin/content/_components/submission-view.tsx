"use client"

import { useTranslations } from "next-intl"
import { useDataProvider } from "ra-core"
import { navigateTo } from "#components/navigation/navigate.ts"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { type AdminSubmission, getDeletionTime, listAnswers } from "#lib/admin/submission.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { ConfirmedButton } from "../../_components/bulk-bar.tsx"
import { RecordFrame } from "../../_components/record-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useCall } from "../../_components/use-call.ts"
import { RecordHistory } from "./record-history.tsx"

const model = "cognito/form_submission"

/** Renders a form submission: what was filled in, and whether it was answered. */
export function SubmissionView({ id }: { id: number }) {
  return (
    <RecordFrame<AdminSubmission>
      resource={model}
      id={id}
      listPath="content/submissions"
      heading={null}
    >
      {(submission) => (
        <>
          <PageHeading>{`${submission.form_name} #${submission.id}`}</PageHeading>
          <Facts submission={submission} />
          <Answers data={submission.data} />
          <RecordHistory model={model} id={id} />
        </>
      )}
    </RecordFrame>
  )
}

function Facts({ submission }: { submission: AdminSubmission }) {
  const t: TextsOf<"admin.submissions"> = useTranslations("admin.submissions")
  const { send, locale } = useAdminPage()
  const dataProvider = useDataProvider()
  const { state, run } = useAction()
  const { data: retention } = useCall("getSubmissionRetention", {})
  const { id, created_at, answered_at, url, payment } = submission
  const format = (at: string) => `${formatDate(at, locale)}, ${formatTime(at, locale)}`
  const deletedAt = retention && getDeletionTime(created_at, retention.days)
  const mark = () => run(() => send("answerSubmission", { id, answered: answered_at === null }))
  const remove = async () => {
    const isDone = await run(() => dataProvider.delete(model, { id }))
    if (isDone) navigateTo(buildLocalePath(locale, "/admin/content/submissions"))
  }
  return (
    <div className="stack-3">
      <dl className="admin-facts">
        <dt>{t("sent")}</dt>
        <dd>{format(created_at)}</dd>
        {url !== "" && (
          <>
            <dt>{t("page")}</dt>
            <dd className="wrap-anywhere">{url}</dd>
          </>
        )}
        {payment !== null && (
          <>
            <dt>{t("payment")}</dt>
            <dd>{`${payment.amount} (${payment.status})`}</dd>
          </>
        )}
      </dl>
      <p className="font-semibold">
        {answered_at === null ? t("open") : t("answeredOn", { date: format(answered_at) })}
      </p>
      <p className="text-sm text-muted">
        {deletedAt === null && t("keptForEver")}
        {deletedAt && t("deletedOn", { date: formatDate(deletedAt, locale) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" aria-disabled={state.isBusy} onClick={() => void mark()}>
          {answered_at === null ? t("mark") : t("unmark")}
        </Button>
        <ConfirmedButton onConfirm={() => void remove()} />
      </div>
      <ActionNotice state={state} />
    </div>
  )
}

function Answers({ data }: Pick<AdminSubmission, "data">) {
  const t: TextsOf<"admin.submissions"> = useTranslations("admin.submissions")
  return (
    <Section id="answers" heading={t("answers")}>
      <dl className="admin-content-answer">
        {listAnswers(data).map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may occur twice, and nothing moves.
          <div key={index}>
            <dt>{label}</dt>
            <dd dir="auto">{value === "" ? t("none") : value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
