"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminQuestion } from "#lib/admin/data-provider.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { CheckField, Field } from "../../_components/field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"

type Action = ReturnType<typeof useAction>
type PartProps = { question: AdminQuestion; action: Action }

/** Renders a question with its reply, its author, and what can be done. */
export function QuestionCard({ question }: { question: AdminQuestion }) {
  const t: TextsOf<"admin.questions"> = useTranslations("admin.questions")
  const { locale } = useAdminPage()
  const action = useAction()
  const { id, reply, may_publish: mayPublish, is_published: isPublished } = question
  const state = isPublished ? t("public") : reply === "" ? t("unanswered") : t("answered")
  return (
    <article aria-labelledby={`question-${id}`} className="card stack-3 p-5">
      <h2 id={`question-${id}`} className="text-lg wrap-anywhere">
        <ShopLink href={buildLocalePath(locale, buildProductPath(question.product_slug))}>
          {question.product_name}
        </ShopLink>
      </h2>
      <p className="text-sm text-muted">
        {`${state} · ${formatDate(question.submitted_at, locale)} · ${mayPublish ? t("mayPublish") : t("mayNotPublish")}`}
      </p>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {question.question}
      </p>
      <p className="text-sm wrap-anywhere">
        <bdi>{question.name}</bdi> <bdi dir="ltr">{question.email}</bdi>
      </p>
      {reply !== "" && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {t("replied", { reply })}
        </p>
      )}
      <ActionNotice state={action.state} />
      <ReplyForm question={question} action={action} />
      <QuestionButtons question={question} action={action} />
    </article>
  )
}

function ReplyForm({ question, action }: PartProps) {
  const t: TextsOf<"admin.questions"> = useTranslations("admin.questions")
  const { send } = useAdminPage()
  const { id, version, reply, may_publish: mayPublish } = question
  const base = { reply, publish: mayPublish }
  const { values, set, clear } = useDraft(`question.${id}`, base)
  const save = async () => {
    const input = { id, version, reply: values.reply, publish: mayPublish && values.publish }
    if (await action.run(() => send("replyToQuestion", input), t("sent"))) clear()
  }
  return (
    <details className="admin-fold" open={reply === "" || undefined}>
      <summary>{reply === "" ? t("reply") : t("changeReply")}</summary>
      <ActionForm state={action.state} onSubmit={save} button={t("send")}>
        <Field
          label={t("replyText")}
          value={values.reply}
          onChange={(text) => set("reply", text)}
          error={action.state.errors.reply}
          rows={4}
        />
        {mayPublish && (
          <CheckField
            label={t("publishToo")}
            isChecked={values.publish}
            onChange={(isChecked) => set("publish", isChecked)}
          />
        )}
      </ActionForm>
    </details>
  )
}

function QuestionButtons({ question, action }: PartProps) {
  const t: TextsOf<"admin.questions"> = useTranslations("admin.questions")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { send } = useAdminPage()
  const [isConfirming, setIsConfirming] = useState(false)
  const { id, version, reply, may_publish: mayPublish, is_published: isPublished } = question
  const publish = () => send("publishQuestion", { id, version, publish: !isPublished })
  return (
    <div className="flex flex-wrap gap-3">
      {(isPublished || (mayPublish && reply !== "")) && (
        <Button
          kind="secondary"
          aria-disabled={action.state.isBusy}
          onClick={() => void action.run(publish)}
        >
          {isPublished ? t("unpublish") : t("publish")}
        </Button>
      )}
      {isConfirming ? (
        <>
          <Button onClick={() => void action.run(() => send("deleteQuestion", { id, version }))}>
            {tList("confirmDelete")}
          </Button>
          <Button kind="secondary" onClick={() => setIsConfirming(false)}>
            {tList("keep")}
          </Button>
        </>
      ) : (
        <Button kind="secondary" onClick={() => setIsConfirming(true)}>
          {t("delete")}
        </Button>
      )}
    </div>
  )
}
