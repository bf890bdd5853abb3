"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useGetList } from "ra-core"
import { type ReactNode, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { FieldGroup } from "#lib/admin/form-field.ts"
import { getRecordTitle } from "#lib/admin/record-title.ts"
import { findTranslatedKind } from "#lib/admin/translation-paths.ts"
import type { ModelName } from "#lib/contract/model-call.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "./action-notice.tsx"
import { useAdminPage } from "./admin-page.ts"
import { LoadError } from "./list-frame.tsx"
import { SchemaForm } from "./schema-form.tsx"
import { TranslationsLink } from "./translations-link.tsx"
import { useAction } from "./use-action.ts"

type ModelRow = RaRecord & { id: number; enabled?: boolean }

type RecordFoldsProps = {
  model: ModelName
  /** The form of a record, described on the server. */
  groups: readonly FieldGroup[]
  /** What the button for a new record is called. */
  addLabel: string
  filter?: Readonly<Record<string, unknown>>
  /** Values of a new record. */
  initial?: Readonly<Record<string, unknown>>
  getTitle?: (row: ModelRow) => ReactNode
  /** What follows a record's form, such as the records that belong to it. */
  children?: (row: ModelRow) => ReactNode
}

/** In the model's usual order. */
const all = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: "", order: "ASC" as const },
}

/**
 * Renders all records of a model that has few, such as regions: each folded, with its form and the
 * buttons that disable and delete it, and a form for a new one.
 */
export function RecordFolds(props: RecordFoldsProps) {
  const { model, groups, addLabel, filter = {}, initial, getTitle = getRecordTitle } = props
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data, error, refetch } = useGetList<ModelRow>(model, { ...all, filter })
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p role="status">{t("loading")}</p>
  return (
    <>
      {data.length === 0 && <p className="text-muted">{t("nothingYet")}</p>}
      {data.map((row) => (
        <details key={row.id} className="admin-fold">
          <summary className="wrap-anywhere">
            {getTitle(row)}
            {row.enabled === false && <span className="text-muted">{` (${t("off")})`}</span>}
          </summary>
          <div className="stack-4 py-3">
            <SchemaForm resource={model} record={row} groups={prefixIds(groups, model, row.id)} />
            {props.children?.(row)}
            <RecordButtons model={model} row={row} />
          </div>
        </details>
      ))}
      <NewRecord
        model={model}
        groups={prefixIds(groups, model, "new")}
        label={addLabel}
        {...(initial && { initial })}
      />
    </>
  )
}

/** Makes the ids of a form's headings unique on a page with several forms. */
function prefixIds(groups: readonly FieldGroup[], model: string, id: number | string) {
  const prefix = `${model.replace("/", "-")}-${id}`
  return groups.map(({ id: own, heading, fields }) => ({ id: `${prefix}-${own}`, heading, fields }))
}

type NewRecordProps = {
  model: ModelName
  groups: readonly FieldGroup[]
  label: string
  initial?: Readonly<Record<string, unknown>>
}

function NewRecord({ model, groups, label, initial }: NewRecordProps) {
  // A saved form starts again with empty fields.
  const [count, setCount] = useState(0)
  return (
    <details key={count} className="admin-fold">
      <summary>{label}</summary>
      <div className="py-3">
        <SchemaForm
          resource={model}
          record={null}
          groups={groups}
          {...(initial && { initial })}
          onSaved={() => setCount(count + 1)}
        />
      </div>
    </details>
  )
}

function RecordButtons({ model, row }: { model: ModelName; row: ModelRow }) {
  const t: TextsOf<"admin.bulk"> = useTranslations("admin.bulk")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [isConfirming, setIsConfirming] = useState(false)
  const { id } = row
  const translated = findTranslatedKind(model)
  const title = getRecordTitle(row)
  const isOn = row.enabled !== false
  return (
    <div className="stack-3">
      <div className="flex flex-wrap gap-3">
        {translated !== null && <TranslationsLink record={{ kind: translated, id }} />}
        <Button
          kind="secondary"
          aria-disabled={state.isBusy}
          aria-label={`${isOn ? t("disable") : t("enable")}: ${title}`}
          onClick={() =>
            void run(() => send(isOn ? `${model}/disable` : `${model}/enable`, { id }))
          }
        >
          {isOn ? t("disable") : t("enable")}
        </Button>
        {isConfirming ? (
          <>
            <Button onClick={() => void run(() => send(`${model}/delete`, { id }))}>
              {tList("confirmDelete")}
            </Button>
            <Button kind="secondary" onClick={() => setIsConfirming(false)}>
              {tList("keep")}
            </Button>
          </>
        ) : (
          <Button
            kind="secondary"
            aria-label={`${t("delete")}: ${title}`}
            onClick={() => setIsConfirming(true)}
          >
            {t("delete")}
          </Button>
        )}
      </div>
      <ActionNotice state={state} />
    </div>
  )
}
