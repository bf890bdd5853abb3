"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { downloadFile } from "#lib/admin/csv-file.ts"
import type { Locale } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { SelectField } from "../../_components/select-field.tsx"
import { useAction } from "../../_components/use-action.ts"

const formats = ["csv", "xliff"] as const
const states = ["open", "outdated", "any"] as const

/** Renders the choice of a file with texts of a language, and downloads it. */
export function ExportFields({ language }: { language: Locale }) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [format, setFormat] = useState<(typeof formats)[number]>("csv")
  const [which, setWhich] = useState<(typeof states)[number]>("open")
  const download = async () => {
    await run(async () =>
      downloadFile(await send("exportTranslations", { language, format, state: which })),
    )
  }
  return (
    <ActionForm state={state} onSubmit={download} button={t("export")}>
      <SelectField
        label={t("format")}
        value={format}
        onChange={(value) => setFormat(formats.find((known) => known === value) ?? "csv")}
        choices={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      <SelectField
        label={t("which")}
        value={which}
        onChange={(value) => setWhich(states.find((known) => known === value) ?? "open")}
        choices={states.map((value) => ({ value, label: t(`whichTexts.${value}`) }))}
      />
      <ActionNotice state={state} />
    </ActionForm>
  )
}
