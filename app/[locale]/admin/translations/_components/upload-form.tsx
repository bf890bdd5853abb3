"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useId, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { getCsvText } from "#lib/admin/csv-file.ts"
import type { Locale } from "#lib/contract/languages.ts"
import type { WireTranslationImport } from "#lib/contract/translation-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { useAction } from "../../_components/use-action.ts"

type Checked = { result: WireTranslationImport; isDone: boolean }

/** Renders the import of a file of translations: first what does not fit, then the import itself. */
export function UploadForm({ language }: { language: Locale }) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const { send } = useAdminPage()
  const { state, run, reset } = useAction()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const message = error ?? state.errors.text
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setChecked(null)
    setError(null)
    reset()
  }
  const load = async ({ isDone }: { isDone: boolean }) => {
    const text = file === null ? null : await getCsvText(file)
    setError(file === null ? t("missingFile") : text === null ? t("tooLarge") : null)
    if (file === null || text === null) return
    const input = { language, name: file.name, text }
    await run(async () => {
      const result = await (isDone
        ? send("importTranslations", input)
        : send("checkTranslationFile", input))
      setChecked({ result, isDone })
      const { texts, changed, issue_count: count } = result
      if (count > 0) return t("rejected", { count })
      return isDone
        ? t("imported", { changed, same: texts - changed })
        : t("fits", { count: texts })
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void load({ isDone: false })
  }
  const { result, isDone = false } = checked ?? {}
  const isUseful = result !== undefined && !isDone && result.issue_count === 0 && result.texts > 0
  return (
    <form onSubmit={submit} noValidate className="stack-3">
      <div className="stack-1">
        <label htmlFor={id} className="block font-semibold">
          {t("file")}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,.xlf,.xliff,text/csv,application/xliff+xml"
          className="control"
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={message === undefined ? undefined : `${id}-error`}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        {message !== undefined && (
          <p id={`${id}-error`} className="text-sm font-semibold text-danger">
            {message}
          </p>
        )}
      </div>
      <Button type="submit" kind="secondary" aria-disabled={state.isBusy}>
        {state.isBusy ? t("checking") : t("check")}
      </Button>
      <ActionNotice state={state} />
      {result !== undefined && <IssueTable result={result} />}
      {isUseful && (
        <Button aria-disabled={state.isBusy} onClick={() => void load({ isDone: true })}>
          {t("apply")}
        </Button>
      )}
    </form>
  )
}

/** Renders the texts of a file that do not fit, each with its line. */
function IssueTable({ result: { issues, issue_count: count } }: { result: WireTranslationImport }) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  if (count === 0) return null
  return (
    <>
      <table className="admin-table">
        <caption className="sr-only">{t("problem")}</caption>
        <thead>
          <tr>
            <th scope="col" className="admin-number">
              {t("line")}
            </th>
            <th scope="col">{t("place")}</th>
            <th scope="col">{t("problem")}</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ line, place, message }) => (
            <tr key={`${line} ${place} ${message}`}>
              <td className="admin-number">{line}</td>
              <th scope="row" className="wrap-anywhere">
                <bdi>{place}</bdi>
              </th>
              <td className="wrap-anywhere">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > issues.length && <p>{t("more", { count: issues.length })}</p>}
    </>
  )
}
