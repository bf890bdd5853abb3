"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { type AdminOutput, parseAdminError } from "#lib/admin/call-admin.ts"
import type { ModelName } from "#lib/contract/model-call.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useCall } from "../../_components/use-call.ts"

type Entry = AdminOutput<"listAuditEntries">["data"][number]
type HistoryProps = { model: ModelName; id: number }

/** Renders what was changed of a record, once it is opened, with undo where the API offers it. */
export function RecordHistory({ model, id }: HistoryProps) {
  const t: TextsOf<"admin.history"> = useTranslations("admin.history")
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="admin-fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("heading")}</summary>
      {isOpen && <Entries model={model} id={id} />}
    </details>
  )
}

function Entries({ model, id }: HistoryProps) {
  const t: TextsOf<"admin.history"> = useTranslations("admin.history")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const { data, error, refetch } = useCall("listAuditEntries", { model, record_id: id })
  if (parseAdminError(error)?.status === 403) return <p>{t("ownersOnly")}</p>
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p role="status">{tList("loading")}</p>
  const undo = (entry: Entry) => run(() => send("undoChange", { id: entry.id }), t("undone"))
  return (
    <div className="stack-3">
      <ActionNotice state={state} />
      {data.data.length === 0 && <p>{t("none")}</p>}
      <ol className="stack-4">
        {data.data.map((entry) => (
          <li key={entry.id} className="stack-2">
            <EntryHeading entry={entry} />
            <Changes changes={entry.changes} />
            {entry.undone_by !== null && <p className="text-sm text-muted">{t("wasUndone")}</p>}
            {entry.can_undo && (
              <Button
                kind="secondary"
                aria-disabled={state.isBusy}
                onClick={() => void undo(entry)}
              >
                {t("undo")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function EntryHeading({ entry: { at, actor, call } }: { entry: Entry }) {
  const t: TextsOf<"admin.history"> = useTranslations("admin.history")
  const { locale } = useAdminPage()
  const date = `${formatDate(at, locale)}, ${formatTime(at, locale)}`
  const action = call.split("/").at(-1) ?? ""
  const known = knownActions.find((name) => name === action)
  return (
    <p className="font-semibold">
      {t("entry", { date, action: known ? t(`actions.${known}`) : call })}{" "}
      <span className="text-muted">{t("by", { name: actor.name })}</span>
    </p>
  )
}

const knownActions = ["create", "update", "enable", "disable", "delete", "undo"] as const

function Changes({ changes }: Pick<Entry, "changes">) {
  const t: TextsOf<"admin.history"> = useTranslations("admin.history")
  if (changes.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 py-2">{t("fields", { count: changes.length })}</summary>
      <dl className="admin-content-changes">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="text-sm text-muted">{field}</dt>
            <dd>
              <del>{formatChange(before)}</del>
              <ins>{formatChange(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function formatChange(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null)
}
