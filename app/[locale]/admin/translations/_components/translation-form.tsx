"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useEffect, useRef } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import type { Locale } from "#lib/contract/languages.ts"
import type { WireTranslatedRecord } from "#lib/contract/translation-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { DraftNotice } from "../../_components/draft-notice.tsx"
import { useAction } from "../../_components/use-action.ts"
import { TranslationField } from "./translation-field.tsx"
import type { TranslationDraft } from "./use-translation-draft.ts"

type TranslationFormProps = {
  item: WireTranslatedRecord
  language: Locale
  draft: TranslationDraft
  refetch: () => Promise<unknown>
}

/**
 * Renders the texts of a record beside their translations, saved together: all or none. What was typed of
 * a text that has changed since is saved only once that is chosen.
 */
export function TranslationForm({ item, language, draft, refetch }: TranslationFormProps) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { send, can } = useAdminPage()
  const { state, run, reset } = useAction()
  const form = useRef<HTMLFormElement>(null)
  const { kind, id, data } = item
  const count = Object.keys(draft.typed).length
  const mayWrite = can("saveTranslations")
  const save = async () => {
    const saved = draft.typed
    const texts = Object.entries(saved).map(([field, text]) => ({ field, ...text }))
    const input = { language, kind, record_id: id, texts }
    const isSaved = await run(async () => {
      await send("saveTranslations", input)
      // What is typed next is based on the new versions.
      await refetch()
      draft.forget(saved)
    }, tForm("saved"))
    if (!isSaved) await refetch()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (count > 0) void save()
  }
  const discard = () => {
    draft.clear()
    reset()
  }
  const errorKeys = Object.keys(state.errors).join()
  useEffect(() => {
    if (errorKeys === "") return
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [errorKeys])
  return (
    <form ref={form} onSubmit={submit} noValidate className="stack-4">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={discard} />
      {!mayWrite && <p className="text-muted">{t("readOnly")}</p>}
      <p role="status" className="text-sm text-muted">
        {t("found", { count: item.count })}
      </p>
      <ul className="admin-translation-texts">
        {data.map((text) => (
          <TranslationField
            key={text.field}
            kind={kind}
            text={text}
            language={language}
            draft={draft}
            error={state.errors[text.field]}
            isReadOnly={!mayWrite}
          />
        ))}
      </ul>
      {mayWrite && (
        <div className="admin-translation-save stack-3">
          <OtherErrors errors={state.errors} shown={data.map(({ field }) => field)} />
          {state.conflicts === null ? (
            <ActionNotice state={state} />
          ) : (
            <Notice tone="warning" role="alert">
              <p>{t("conflict")}</p>
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" aria-disabled={state.isBusy || count === 0}>
              {state.isBusy ? tForm("saving") : tForm("save")}
            </Button>
            <p role="status" className="text-sm text-muted">
              {t("unsavedCount", { count })}
            </p>
          </div>
        </div>
      )}
    </form>
  )
}

type OtherErrorsProps = { errors: Readonly<Record<string, string>>; shown: readonly string[] }

/** Renders errors of texts that are on another page of the list, so that none is lost. */
function OtherErrors({ errors, shown }: OtherErrorsProps) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const others = Object.entries(errors).filter(([field]) => !shown.includes(field))
  if (others.length === 0) return null
  return (
    <Notice tone="danger" role="alert">
      <p>{t("elsewhere")}</p>
      <ul>
        {others.map(([field, message]) => (
          <li key={field} className="wrap-anywhere">{`${field}: ${message}`}</li>
        ))}
      </ul>
    </Notice>
  )
}
