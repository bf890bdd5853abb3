"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { findRecordPath, formatAuditValue } from "#lib/admin/audit-query.ts"
import {
  type AuditWords,
  describeAuditEntry,
  getAuditFieldLabel,
} from "#lib/admin/describe-audit-entry.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { SaveNotice } from "../../_components/save-notice.tsx"
import { useAction } from "../../_components/use-action.ts"
import type { AuditEntry } from "./audit-view.tsx"

/** Renders a change: who made it, what it was, and the values before and after. */
export function AuditEntryCard({ entry, words }: { entry: AuditEntry; words: AuditWords }) {
  const t: TextsOf<"admin.audit"> = useTranslations("admin.audit")
  const { send, can, locale } = useAdminPage()
  const action = useAction()
  const { id, at, actor, call, changes, undoes_id: undoes, undone_by: undoneBy } = entry
  const what = describeAuditEntry(entry, words, t)
  const getLabel = (field: string) => getAuditFieldLabel(words, entry.model, field)
  const who = actor.name === "" ? t(`kinds.${actor.kind}`) : actor.name
  const mayUndo = entry.can_undo && can("undoChange") && can(`${entry.model}/update`)
  const undo = () => void action.run(() => send("undoChange", { id }), t("undone"))
  return (
    <li className="stack-2 py-4">
      <h2 className="font-semibold wrap-anywhere">
        <RecordLink entry={entry} text={what} />
      </h2>
      <p className="text-sm text-muted wrap-anywhere">
        <time dateTime={at}>{`${formatDate(at, locale)}, ${formatTime(at, locale)}`}</time>{" "}
        <bdi>{who}</bdi>
        {entry.outcome === "started" && ` – ${t("unknownOutcome")}`}
        {undoes !== null && ` – ${t("undoes", { id: undoes })}`}
        {undoneBy !== null && ` – ${t("undoneBy", { id: undoneBy })}`}
        <br />
        <bdi dir="ltr" className="text-xs">
          {t("call", { call: [call, id].join(" ") })}
        </bdi>
      </p>
      {changes.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">
            {t("changes", { count: changes.length, fields: listFields(changes, getLabel) })}
          </summary>
          <dl className="admin-audit-changes">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt className="font-semibold wrap-anywhere">{getLabel(field)}</dt>
                <dd className="wrap-anywhere">
                  <del>{formatAuditValue(before, field) || t("empty")}</del>{" "}
                  <ins>{formatAuditValue(after, field) || t("empty")}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {mayUndo && (
        <Button kind="secondary" aria-disabled={action.state.isBusy} onClick={undo}>
          {t("undo")} <span className="sr-only">{what}</span>
        </Button>
      )}
      <SaveNotice state={action.state} labels={{}} onDiscard={action.reset} />
    </li>
  )
}

function listFields(changes: AuditEntry["changes"], getLabel: (field: string) => string): string {
  const names = changes.map(({ field }) => getLabel(field))
  return names.length > 4 ? `${names.slice(0, 4).join(", ")}, …` : names.join(", ")
}

function RecordLink({ entry, text }: { entry: AuditEntry; text: string }) {
  const { locale } = useAdminPage()
  const path = entry.record_id === null ? null : findRecordPath(entry.model, entry.record_id)
  if (path === null) return text
  return (
    <ShopLink
      className="inline-flex min-h-11 items-center text-brand underline"
      href={buildLocalePath(locale, path)}
    >
      {text}
    </ShopLink>
  )
}
