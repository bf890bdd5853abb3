"use client"

import { useTranslations } from "next-intl"
import { HttpError } from "ra-core"
import { useState } from "react"
import { navigateTo } from "#components/navigation/navigate.ts"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { parseAdminError } from "#lib/admin/call-admin.ts"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import { parseShopTime } from "#lib/admin/shop-time.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { WirePageInEditor } from "#lib/contract/page-admin-calls.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { DifferenceList } from "./difference-list.tsx"
import { PageHistory, Timeline } from "./page-history.tsx"
import type { PageDraft } from "./use-page-draft.ts"

type PublishPanelProps = { draft: PageDraft; forms: EditorForms }
type Action = ReturnType<typeof useAction>

/** Renders what differs from what is live, the ways to publish it, the history and the timeline. */
export function PublishPanel({ draft, forms }: PublishPanelProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const action = useAction()
  const { page, body } = draft
  const { state } = action
  const hasChanges = draft.revision > 0 || draft.isChanged
  // Each action starts the history again: what was done is no longer so after a change.
  const isOutdated = state.tone === "success" && (draft.canUndo || draft.canRedo)
  return (
    <>
      <Section id="publish" heading={t("publish")}>
        <ActionNotice state={isOutdated ? { ...state, message: "" } : state} />
        <DraftNotes page={page} />
        {!hasChanges && <p>{t("noDraft")}</p>}
        {hasChanges && <DifferenceList live={page.live} body={body} forms={forms} />}
        {!page.enabled && <p>{t("willShow")}</p>}
        {(hasChanges || !page.enabled) && <PublishForms draft={draft} action={action} />}
      </Section>
      <Section id="timeline" heading={t("timeline")}>
        <Timeline rows={body.rows} publishAt={page.draft?.publish_at ?? null} forms={forms} />
      </Section>
      <Section id="history" heading={t("history")}>
        <PageHistory draft={draft} />
      </Section>
      <Section id="visibility" heading={t("visibility")}>
        <Visibility draft={draft} />
      </Section>
    </>
  )
}

function DraftNotes({ page }: { page: WirePageInEditor }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { locale } = useAdminPage()
  const { draft, version } = page
  if (draft === null) return null
  const { author, saved_at: at, problem } = draft
  const date = `${formatDate(at, locale)}, ${formatTime(at, locale)}`
  const isOutdated = draft.base_version !== version
  return (
    <>
      <p className="text-sm text-muted">
        {author === "" ? t("savedAt", { date }) : t("savedBy", { date, author })}
      </p>
      {(isOutdated || problem !== null) && (
        <Notice tone="warning">
          <p>
            {problem === "page_changed"
              ? t("pageChanged")
              : problem === "rejected"
                ? t("publishRejected")
                : t("basedOnOlder")}
          </p>
        </Notice>
      )}
    </>
  )
}

type PublishFormsProps = { draft: PageDraft; action: Action }

function PublishForms({ draft, action: { state, run } }: PublishFormsProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { send } = useAdminPage()
  const [at, setAt] = useState("")
  const [atError, setAtError] = useState<string>()
  const [isDiscarding, setIsDiscarding] = useState(false)
  const { page } = draft
  const publishAt = page.draft?.publish_at ?? null
  /** Sends a call about the draft, which is saved first. */
  const sendBased = (
    call: (based: { id: number; revision: number; version: string }) => Promise<{
      item: WirePageInEditor | null
    }>,
    done: string,
  ) =>
    run(async () => {
      const revision = await draft.saveForPublishing()
      if (revision === null) throw new HttpError(t("notSaved"), 0, {})
      try {
        const { item } = await call({ id: page.id, revision, version: page.version })
        if (item !== null) draft.reset(item)
      } catch (error) {
        // What is live differs from what was compared: the list of differences shows it now.
        if (parseAdminError(error)?.detail === "record_changed") await draft.refreshLive()
        throw error
      }
    }, done)
  const schedule = async () => {
    const timestamp = parseShopTime(at)
    const isFuture = timestamp !== null && Date.parse(timestamp) > Date.now()
    setAtError(isFuture ? undefined : t("inPast"))
    if (isFuture) {
      await sendBased(
        (based) => send("schedulePageDraft", { ...based, publish_at: timestamp }),
        t("scheduled"),
      )
    }
  }
  return (
    <div className="stack-3">
      <Button
        aria-disabled={state.isBusy}
        onClick={() => void sendBased((based) => send("publishPageDraft", based), t("published"))}
      >
        {t("publishNow")}
      </Button>
      {publishAt === null ? (
        <details className="admin-fold">
          <summary>{t("publishLater")}</summary>
          <ActionForm state={state} onSubmit={schedule} button={t("schedule")}>
            <Field
              label={t("at")}
              value={at}
              onChange={setAt}
              type="datetime-local"
              error={atError}
            />
          </ActionForm>
        </details>
      ) : (
        <ScheduledNote
          at={publishAt}
          onCancel={() =>
            void sendBased(
              (based) => send("schedulePageDraft", { ...based, publish_at: null }),
              t("unscheduled"),
            )
          }
        />
      )}
      {(draft.revision > 0 || draft.isChanged) && (
        <div className="flex flex-wrap items-center gap-3">
          {isDiscarding ? (
            <Button
              kind="secondary"
              onClick={() => {
                setIsDiscarding(false)
                void sendBased(
                  ({ id, revision }) => send("discardPageDraft", { id, revision }),
                  t("discarded"),
                )
              }}
            >
              {t("confirmDiscard")}
            </Button>
          ) : (
            <Button kind="secondary" onClick={() => setIsDiscarding(true)}>
              {t("discard")}
            </Button>
          )}
          <p className="text-sm text-muted">{t("discardNote")}</p>
        </div>
      )}
    </div>
  )
}

function ScheduledNote({ at, onCancel }: { at: string; onCancel: () => void }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { locale } = useAdminPage()
  const date = `${formatDate(at, locale)}, ${formatTime(at, locale)}`
  return (
    <Notice tone="info">
      <p>{t("scheduledFor", { date })}</p>
      <Button kind="secondary" onClick={onCancel}>
        {t("unschedule")}
      </Button>
    </Notice>
  )
}

function Visibility({ draft: { page, reset } }: { draft: PageDraft }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, enabled } = page
  const toggle = () =>
    run(
      async () => {
        await send(enabled ? "cognito/page/disable" : "cognito/page/enable", { id })
        const { item } = await send("getPageInEditor", { id })
        if (item !== null) reset(item)
      },
      enabled ? t("takenDown") : t("shownAgain"),
    )
  const remove = () =>
    run(async () => {
      await send("cognito/page/delete", { id })
      navigateTo(buildLocalePath(locale, "/admin/pages"))
    }, t("deleted"))
  return (
    <>
      <ActionNotice state={state} />
      <p>{enabled ? t("isLive") : t("isDisabled")}</p>
      <Button kind="secondary" aria-disabled={state.isBusy} onClick={() => void toggle()}>
        {enabled ? t("takeDown") : t("putBack")}
      </Button>
      <details className="admin-fold" onToggle={(event) => setIsDeleting(event.currentTarget.open)}>
        <summary>{t("deletePage")}</summary>
        <div className="stack-3">
          <p>{t("deletePageNote")}</p>
          {isDeleting && (
            <Button kind="secondary" aria-disabled={state.isBusy} onClick={() => void remove()}>
              {t("confirmDelete")}
            </Button>
          )}
        </div>
      </details>
    </>
  )
}
