"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useId, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { getCsvText } from "#lib/admin/csv-file.ts"
import type { WireProductImport } from "#lib/contract/product-work-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { CheckField } from "../../_components/field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { ImportTable } from "./import-table.tsx"

type Plan = { result: WireProductImport; isDone: boolean }

/** Renders the import of a CSV file: first what it would change, then the import itself. */
export function ImportForm() {
  const t: TextsOf<"admin.import"> = useTranslations("admin.import")
  const { send } = useAdminPage()
  const { state, run, reset } = useAction()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [preservesStock, setPreservesStock] = useState(true)
  const [ignoresCategories, setIgnoresCategories] = useState(false)
  const [plan, setPlan] = useState<Plan | null>(null)
  const message = error ?? state.errors.text
  const change = (apply: () => void) => {
    apply()
    setPlan(null)
    setError(null)
    reset()
  }
  const load = async ({ isDone }: { isDone: boolean }) => {
    const text = file === null ? null : await getCsvText(file)
    setError(file === null ? t("missing") : text === null ? t("tooLarge") : null)
    if (file === null || text === null) return
    const flags = { preserve_stock: preservesStock, ignore_unknown_categories: ignoresCategories }
    const input = { name: file.name, text, ...flags }
    await run(async () => {
      const result = await (isDone ? send("importProducts", input) : send("checkImport", input))
      setPlan({ result, isDone })
      const { added, changed, unchanged, rejected } = result
      return t(isDone ? "done" : "plan", { added, changed, unchanged, rejected })
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void load({ isDone: false })
  }
  const isUseful = plan !== null && !plan.isDone && plan.result.added + plan.result.changed > 0
  return (
    <form onSubmit={submit} noValidate className="stack-3">
      <div className="stack-1">
        <label htmlFor={id} className="block font-semibold">
          {t("file")}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          className="control"
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={message === undefined ? undefined : `${id}-error`}
          onChange={(event) => change(() => setFile(event.target.files?.[0] ?? null))}
        />
        {message !== undefined && (
          <p id={`${id}-error`} className="text-sm font-semibold text-danger">
            {message}
          </p>
        )}
      </div>
      <CheckField
        label={t("preserveStock")}
        isChecked={preservesStock}
        onChange={(isChecked) => change(() => setPreservesStock(isChecked))}
      />
      <CheckField
        label={t("ignoreCategories")}
        isChecked={ignoresCategories}
        onChange={(isChecked) => change(() => setIgnoresCategories(isChecked))}
      />
      <Button type="submit" kind="secondary" aria-disabled={state.isBusy}>
        {state.isBusy ? t("checking") : t("check")}
      </Button>
      <ActionNotice state={state} />
      {plan !== null && !plan.isDone && <p>{t("planNote")}</p>}
      {plan !== null && plan.result.unknown_columns.length > 0 && (
        <Notice tone="warning">
          <p>{t("unknown", { columns: plan.result.unknown_columns.join(", ") })}</p>
        </Notice>
      )}
      {plan !== null && <ImportTable products={plan.result.products} />}
      {isUseful && (
        <Button aria-disabled={state.isBusy} onClick={() => void load({ isDone: true })}>
          {t("apply")}
        </Button>
      )}
    </form>
  )
}
