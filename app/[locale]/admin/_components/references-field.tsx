"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Button } from "#components/ui/button.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Picker } from "./picker.tsx"
import { FoundRecords, RecordName } from "./reference-field.tsx"
import type { SchemaFieldProps } from "./schema-fields.tsx"

/** Renders the choice of several records of a model, in the order in which they are added. */
export function ReferencesField(props: SchemaFieldProps & { note?: ReactNode }) {
  const { field, value, onChange, errors, path, note } = props
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { model = "cognito/group", label } = field
  const ids = Array.isArray(value) ? value.map(String) : []
  const chosen = (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id} className="flex items-center gap-2">
          <RecordName model={model} id={Number(id)} />
          <Button
            kind="tertiary"
            aria-label={t("removeRow", { label, number: index + 1 })}
            onClick={() => onChange(ids.filter((other) => other !== id))}
          >
            {t("remove")}
          </Button>
        </li>
      ))}
    </ul>
  )
  return (
    <Picker
      label={label}
      chosen={ids.length === 0 ? null : chosen}
      error={errors[path]}
      note={note}
    >
      {(search) => (
        <FoundRecords
          model={model}
          search={search}
          onChoose={(id) => onChange([...new Set([...ids, String(id)])])}
        />
      )}
    </Picker>
  )
}
