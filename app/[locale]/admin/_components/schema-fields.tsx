"use client"

import { useTranslations } from "next-intl"
import { Fragment, type ReactNode, useId } from "react"
import type { FormField, FormValue, FormValues } from "#lib/admin/form-field.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { CheckField, Field } from "./field.tsx"
import { HtmlField } from "./html-field.tsx"
import { MediaPicker } from "./media-picker.tsx"
import { ReferenceField } from "./reference-field.tsx"
import { ReferencesField } from "./references-field.tsx"
import { RowsField } from "./rows-field.tsx"
import { SelectField } from "./select-field.tsx"

type SchemaFieldsProps = {
  fields: readonly FormField[]
  values: FormValues
  onChange: (name: string, value: FormValue) => void
  /** Messages by the path of the field in the API. */
  errors: Readonly<Record<string, string>>
  /** Path before the fields' names, such as `questions.0.`. */
  path?: string
  controls?: FieldControls
}

/** Controls of the screen's own, by the names of their fields; `values` are those of all fields. */
export type FieldControls = Readonly<
  Record<string, (props: SchemaFieldProps & { values: FormValues }) => ReactNode>
>

/** Renders the controls of fields by their descriptions. */
export function SchemaFields(props: SchemaFieldsProps) {
  const { fields, values, onChange, errors, path = "", controls = {} } = props
  return fields.map((field) => {
    const { name } = field
    const control: SchemaFieldProps = {
      field,
      value: values[name] ?? "",
      onChange: (value) => onChange(name, value),
      errors,
      path: path + name,
    }
    const renderOwn = controls[name]
    return renderOwn === undefined ? (
      <SchemaField key={name} {...control} />
    ) : (
      <Fragment key={name}>{renderOwn({ ...control, values })}</Fragment>
    )
  })
}

/** What every control of a described field gets. */
export type SchemaFieldProps = {
  field: FormField
  value: FormValue
  onChange: (value: FormValue) => void
  errors: Readonly<Record<string, string>>
  path: string
}

const rowsOf: Partial<Record<FormField["kind"], number>> = { long: 3, lines: 4, json: 8 }

function SchemaField(props: SchemaFieldProps) {
  const { field, value, onChange, errors, path } = props
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const noteId = useId()
  const error = errors[path]
  const note = field.help === "" ? undefined : <FieldNote id={noteId} text={field.help} />
  if (field.kind === "rows") return <RowsField {...props} />
  if (field.kind === "references") return <ReferencesField {...props} note={note} />
  if (typeof value === "boolean") {
    return (
      <div>
        <CheckField label={field.label} isChecked={value} onChange={onChange} />
        {note}
      </div>
    )
  }
  const text = typeof value === "string" ? value : ""
  const label = field.isRequired ? field.label : t("optional", { label: field.label })
  const shared = { label, value: text, onChange, error, note }
  switch (field.kind) {
    case "choice":
      return <SelectField {...shared} choices={field.choices ?? []} isOptional={field.isNullable} />
    case "reference":
      return <ReferenceField {...shared} model={field.model} filter={field.filter} />
    case "image":
      return <MediaPicker {...shared} />
    case "html":
      return <HtmlField {...shared} name={path} />
    case "instant":
      return <Field {...shared} type="datetime-local" />
    default: {
      const rows = rowsOf[field.kind]
      return (
        <Field
          {...shared}
          name={path}
          {...(rows !== undefined && { rows })}
          {...(isDecimal(field) && { inputMode: "decimal" as const })}
          {...(field.kind === "integer" && { inputMode: "numeric" as const })}
        />
      )
    }
  }
}

function isDecimal({ kind }: FormField): boolean {
  return kind === "money" || kind === "percent"
}

function FieldNote({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="text-sm text-muted">
      {text}
    </p>
  )
}
