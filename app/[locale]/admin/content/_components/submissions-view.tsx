"use client"

import { useTranslations } from "next-intl"
import { ListBase, useListContext } from "ra-core"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { saveFile } from "#lib/admin/save-file.ts"
import { type AdminSubmission, getDeletionTime } from "#lib/admin/submission.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { BulkBar, ConfirmedButton, RowCheck } from "../../_components/bulk-bar.tsx"
import { ListFrame } from "../../_components/list-frame.tsx"
import { ReferenceField } from "../../_components/reference-field.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useBulk } from "../../_components/use-bulk.ts"
import { useCall } from "../../_components/use-call.ts"
import { RecordFilters } from "./record-filters.tsx"
import { BackToContent } from "./screen-links.tsx"

const model = "cognito/form_submission"
const usualSort = { field: "", order: "ASC" } as const
/** Before the first submission: a filter for those that have been answered at all. */
const anyTime = { min: "2000-01-01T00:00:00Z" }

/** Renders the form submissions, newest first, with what to do about them. */
export function SubmissionsView({ title, intro }: { title: string; intro: string }) {
  return (
    <>
      <BackToContent />
      <PageHeading>{title}</PageHeading>
      <p className="text-muted">{intro}</p>
      <ListBase
        resource={model}
        perPage={25}
        sort={usualSort}
        storeKey={false}
        disableAuthentication
      >
        <Submissions title={title} />
      </ListBase>
    </>
  )
}

function Submissions({ title }: { title: string }) {
  const t: TextsOf<"admin.submissions"> = useTranslations("admin.submissions")
  const { send } = useAdminPage()
  const bulk = useBulk(model)
  const mark = () => bulk.run((id) => send("answerSubmission", { id: Number(id), answered: true }))
  return (
    <>
      <RecordFilters hasState={false}>
        <SubmissionFilters />
      </RecordFilters>
      <Download />
      <BulkBar bulk={bulk}>
        <Button kind="secondary" onClick={() => void mark()}>
          {t("markMany")}
        </Button>
        <ConfirmedButton onConfirm={() => void bulk.remove()} />
      </BulkBar>
      <ListFrame<AdminSubmission>>
        {(rows) => <SubmissionTable title={title} rows={rows} />}
      </ListFrame>
    </>
  )
}

/** Returns the filters of the list in the words of its exporting call. */
function useExportQuery() {
  const { filterValues } = useListContext()
  const { form_id, answered_at } = filterValues
  return {
    ...(typeof form_id === "number" && { form_id }),
    ...(answered_at !== undefined && { answered: answered_at !== null }),
  }
}

function SubmissionFilters() {
  const t: TextsOf<"admin.submissions"> = useTranslations("admin.submissions")
  const { filterValues, setFilters } = useListContext()
  const { form_id, answered_at } = filterValues
  const set = (name: string, value: unknown) =>
    setFilters(Object.assign({}, filterValues, { [name]: value }))
  const answers = { "": undefined, yes: anyTime, no: null }
  const answer = answered_at === undefined ? "" : answered_at === null ? "no" : "yes"
  return (
    <>
      <SelectField
        label={t("filter")}
        value={answer}
        onChange={(value) =>
          set("answered_at", answers[value === "yes" || value === "no" ? value : ""])
        }
        choices={[
          { value: "", label: t("all") },
          { value: "no", label: t("open") },
          { value: "yes", label: t("answered") },
        ]}
      />
      <ReferenceField
        label={t("form")}
        model="cognito/form"
        value={form_id === undefined ? "" : String(form_id)}
        onChange={(value) => set("form_id", value === "" ? undefined : Number(value))}
      />
    </>
  )
}

function Download() {
  const t: TextsOf<"admin.submissions"> = useTranslations("admin.submissions")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const query = useExportQuery()
  const download = () =>
    run(async () => {
      const { item } = await send("exportSubmissions", query)
      if (item !== null) saveFile(item)
    }, t("downloaded"))
  return (
    <div className="stack-2">
      <Button kind="secondary" aria-disabled={state.isBusy} onClick={() => void download()}>
        {t("download")}
      </Button>
      <ActionNotice state={state} />
    </div>
  )
}

type TableProps = { title: string; rows: readonly AdminSubmission[] }

function SubmissionTable({ title, rows }: TableProps) {
  const t: TextsOf<"admin.submissions"> = useTranslations("admin.submissions")
  const { locale } = useAdminPage()
  const { data: retention } = useCall("getSubmissionRetention", {})
  const format = (timestamp: string | null) =>
    timestamp === null ? "—" : formatDate(timestamp, locale)
  return (
    <table className="admin-table admin-content-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <td className="w-11" />
          <th scope="col">{t("form")}</th>
          <th scope="col">{t("sent")}</th>
          <th scope="col">{t("answered")}</th>
          <th scope="col" className="admin-wide">
            {t("deleted")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <RowCheck row={row} />
            </td>
            <th scope="row">
              <ShopLink href={buildLocalePath(locale, `/admin/content/submissions/${row.id}`)}>
                {`${row.form_name} #${row.id}`}
              </ShopLink>
            </th>
            <td>{format(row.created_at)}</td>
            <td>{row.answered_at === null ? t("open") : format(row.answered_at)}</td>
            <td className="admin-wide">
              {retention && format(getDeletionTime(row.created_at, retention.days))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
