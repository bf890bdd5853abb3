"use client"

import { useTranslations } from "next-intl"
import type { FormField } from "#lib/admin/form-field.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { RecordName } from "../../_components/reference-field.tsx"

const maxTextLength = 120

/** Renders the value of a field in a list. */
export function FieldValue({ field, value }: { field: FormField; value: unknown }) {
  const t: TextsOf<"admin.content"> = useTranslations("admin.content")
  const { locale } = useAdminPage()
  if (value === null || value === undefined || value === "") return "—"
  if (typeof value === "boolean") return value ? t("yes") : t("no")
  const text = String(value)
  switch (field.kind) {
    case "instant":
      return formatDate(text, locale)
    case "reference":
      return field.model === undefined ? (
        text
      ) : (
        <RecordName model={field.model} id={Number(value)} />
      )
    case "choice":
      return field.choices?.find((choice) => choice.value === text)?.label ?? text
    default:
      return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text
  }
}
