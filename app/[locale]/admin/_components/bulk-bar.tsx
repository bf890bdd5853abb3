"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useListContext } from "ra-core"
import { type ReactNode, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { getRecordTitle } from "#lib/admin/record-title.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import type { useBulk } from "./use-bulk.ts"

type BulkBarProps = {
  bulk: ReturnType<typeof useBulk>
  /** Buttons for the selected rows. */
  children?: ReactNode
}

/** Renders what may be done with the selected rows, and what the last action did. */
export function BulkBar({ bulk: { state }, children }: BulkBarProps) {
  const t: TextsOf<"admin.bulk"> = useTranslations("admin.bulk")
  const { selectedIds, onUnselectItems } = useListContext()
  return (
    <div className="stack-3">
      {selectedIds.length > 0 && (
        <fieldset className="admin-bulk" aria-busy={state.isBusy}>
          <legend className="sr-only">{t("label")}</legend>
          <span>{t("selected", { count: selectedIds.length })}</span>
          {children}
          <Button kind="tertiary" onClick={() => onUnselectItems()}>
            {t("unselect")}
          </Button>
        </fieldset>
      )}
      <BulkNotice state={state} />
    </div>
  )
}

function BulkNotice({ state }: { state: BulkBarProps["bulk"]["state"] }) {
  const t: TextsOf<"admin.bulk"> = useTranslations("admin.bulk")
  const { data = [] } = useListContext<RaRecord>()
  const getTitle = (id: unknown) => {
    const row = data.find((record) => record.id === id)
    return row === undefined ? `#${String(id)}` : getRecordTitle(row)
  }
  return (
    <div aria-live="polite">
      {state.isBusy && <p>{t("running")}</p>}
      {state.message !== "" && (
        <Notice tone={state.failed.length === 0 ? "success" : "danger"}>
          <p>{state.message}</p>
          {state.failed.length > 0 && (
            <>
              <p>{t("failed", { count: state.failed.length })}</p>
              <ul>
                {state.failed.map(({ id, message }) => (
                  <li key={id}>
                    {getTitle(id)}: {message}
                  </li>
                ))}
              </ul>
              <Button kind="secondary" onClick={state.retry}>
                {t("retry")}
              </Button>
            </>
          )}
        </Notice>
      )}
    </div>
  )
}

/** Renders the buttons of the models that are enabled, disabled and deleted. */
export function BulkButtons({ bulk }: { bulk: BulkBarProps["bulk"] }) {
  const t: TextsOf<"admin.bulk"> = useTranslations("admin.bulk")
  const [isAsking, setIsAsking] = useState(false)
  const remove = () => {
    setIsAsking(false)
    void bulk.remove()
  }
  return isAsking ? (
    <>
      <Button onClick={remove}>{t("confirmDelete")}</Button>
      <Button kind="secondary" onClick={() => setIsAsking(false)}>
        {t("keep")}
      </Button>
    </>
  ) : (
    <>
      <Button kind="secondary" onClick={() => void bulk.setEnabled(true)}>
        {t("enable")}
      </Button>
      <Button kind="secondary" onClick={() => void bulk.setEnabled(false)}>
        {t("disable")}
      </Button>
      <Button kind="secondary" onClick={() => setIsAsking(true)}>
        {t("delete")}
      </Button>
    </>
  )
}

/** Renders the checkbox that selects a row. */
export function RowCheck({ row }: { row: RaRecord }) {
  const t: TextsOf<"admin.bulk"> = useTranslations("admin.bulk")
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <label className="admin-check">
      <span className="sr-only">{t("select", { title: getRecordTitle(row) })}</span>
      <input
        type="checkbox"
        checked={selectedIds.includes(row.id)}
        onChange={() => onToggleItem(row.id)}
        className="size-5"
      />
    </label>
  )
}
