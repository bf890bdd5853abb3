"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import type { FormValues } from "#lib/admin/form-field.ts"
import { buildFormValues } from "#lib/admin/form-values.ts"
import { moveItem } from "#lib/admin/move-item.ts"
import { getRecordTitle } from "#lib/admin/record-title.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { type SchemaFieldProps, SchemaFields } from "./schema-fields.tsx"

/** Renders a list of rows, each with its own fields: added, removed, and moved up and down. */
export function RowsField({ field, value, onChange, errors, path }: SchemaFieldProps) {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { label, fields = [] } = field
  const rows: FormValues[] = Array.isArray(value) ? value.filter(isFormValues) : []
  const setRow = (index: number, row: FormValues) =>
    onChange(rows.map((other, at) => (at === index ? row : other)))
  return (
    <fieldset className="stack-3">
      <legend className="font-semibold">{label}</legend>
      {errors[path] !== undefined && (
        <p className="text-sm font-semibold text-danger">{errors[path]}</p>
      )}
      <ol className="stack-3">
        {rows.map((row, index) => {
          const name = t("row", { number: index + 1, title: getRowTitle(row) })
          const isWrong = Object.keys(errors).some((at) => at.startsWith(`${path}.${index}.`))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that identifies them.
            <li key={index} className="admin-row">
              <details open={isWrong || undefined}>
                <summary>{name}</summary>
                <div className="stack-3 py-3">
                  <SchemaFields
                    fields={fields}
                    values={row}
                    onChange={(key, next) => setRow(index, Object.assign({}, row, { [key]: next }))}
                    errors={errors}
                    path={`${path}.${index}.`}
                  />
                </div>
              </details>
              <div className="flex flex-wrap gap-2">
                <Button
                  kind="tertiary"
                  disabled={index === 0}
                  aria-label={t("upOf", { name })}
                  onClick={() => onChange(moveItem(rows, index, index - 1))}
                >
                  {t("up")}
                </Button>
                <Button
                  kind="tertiary"
                  disabled={index === rows.length - 1}
                  aria-label={t("downOf", { name })}
                  onClick={() => onChange(moveItem(rows, index, index + 1))}
                >
                  {t("down")}
                </Button>
                <Button
                  kind="tertiary"
                  aria-label={t("removeOf", { label: name })}
                  onClick={() => onChange(rows.filter((_row, at) => at !== index))}
                >
                  {t("remove")}
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
      <Button
        kind="secondary"
        onClick={() => onChange([...rows, buildFormValues(fields, null)])}
        aria-label={t("addTo", { label })}
      >
        {t("add")}
      </Button>
    </fieldset>
  )
}

function isFormValues(row: string | FormValues): row is FormValues {
  return isRecord(row)
}

function getRowTitle(row: FormValues): string {
  const { label } = row
  const title = typeof label === "string" && label !== "" ? label : getRecordTitle(row)
  return title.startsWith("#") ? "" : title
}
