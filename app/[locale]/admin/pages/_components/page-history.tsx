"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import { listTimeline, type TimelineEvent } from "#lib/admin/page-editor/page-timeline.ts"
import type { Rows } from "#lib/admin/page-editor/page-tree.ts"
import type { WirePageInEditor } from "#lib/contract/page-admin-calls.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { useAction } from "../../_components/use-action.ts"
import { useNodeNames } from "./node-names.ts"
import type { PageDraft } from "./use-page-draft.ts"

/** Renders the published states of the page, each of which can be loaded into the draft. */
export function PageHistory({ draft }: { draft: PageDraft }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const { id, versions } = draft.page
  const restore = (versionId: number) =>
    run(async () => {
      const { item } = await send("getPageVersion", { id, version_id: versionId })
      if (item !== null) draft.change(item.body)
    }, t("restored2"))
  if (versions.length === 0) return <p>{t("noHistory")}</p>
  return (
    <>
      <ActionNotice state={state} />
      <ol className="admin-pages-versions">
        {versions.map((version) => {
          const date = formatTimestamp(version.published_at, locale)
          return (
            <li key={version.id}>
              <span>{nameVersion(version, date, t)}</span>
              <Button
                kind="secondary"
                aria-label={t("restoreOf", { date })}
                onClick={() => void restore(version.id)}
              >
                {t("restore")}
              </Button>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function nameVersion(
  { author }: WirePageInEditor["versions"][number],
  date: string,
  t: TextsOf<"admin.pages">,
): string {
  return author === "" ? t("versionBefore", { date }) : t("version", { date, author })
}

type TimelineProps = { rows: Rows; publishAt: string | null; forms: EditorForms }

/** Renders what appears and vanishes when, by the schedules of the widgets. */
export function Timeline({ rows, publishAt, forms }: TimelineProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { locale } = useAdminPage()
  const { namePlace } = useNodeNames(forms)
  const events = listTimeline(rows, publishAt)
  if (events.length === 0) return <p>{t("noTimeline")}</p>
  const describe = ({ kind, path }: TimelineEvent) => {
    if (path === null) return t("goesLive")
    const place = namePlace(rows, path)
    return kind === "appears" ? t("appears", { place }) : t("vanishes", { place })
  }
  const now = Date.now()
  return (
    <ol className="admin-pages-timeline">
      {events.map((event) => (
        <li key={`${event.at}.${event.kind}.${event.path?.join(".")}`}>
          <time dateTime={event.at}>{formatTimestamp(event.at, locale)}</time> {describe(event)}
          {Date.parse(event.at) < now && <span className="text-muted"> ({t("past")})</span>}
        </li>
      ))}
    </ol>
  )
}

/** Formats the date and time of a timestamp (ISO 8601) in the shop's time zone. */
export function formatTimestamp(timestamp: string, locale: string): string {
  return `${formatDate(timestamp, locale)}, ${formatTime(timestamp, locale)}`
}
