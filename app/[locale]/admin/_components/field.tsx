"use client"

import { type FocusEvent, type ReactNode, useId } from "react"

type FieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** When a text with several lines loses the focus. */
  onBlur?: (event: FocusEvent) => void
  error?: string | undefined
  /** Rows of a text with several lines. */
  rows?: number
  /** Id of a text that follows the label in the field's accessible name, as of the field's row. */
  of?: string
  inputMode?: "decimal" | "numeric" | "text"
  /** Name of the control for the browser's own suggestions. */
  name?: string
  type?: "text" | "search" | "password" | "date" | "datetime-local" | "email"
  autoComplete?: string
  /** Id of the list of suggestions. */
  list?: string
  note?: ReactNode
  /** Language and direction of the text, if they are known. */
  lang?: string
  dir?: "ltr" | "rtl"
}

/** Renders a text field with its label, and its error beside it. */
export function Field(props: FieldProps) {
  const { label, value, onChange, error, rows, of, inputMode, type, name, note } = props
  const id = useId()
  const control = {
    id,
    name,
    value,
    lang: props.lang,
    dir: props.dir ?? "auto",
    className: "control",
    "aria-labelledby": of === undefined ? undefined : `${id}-label ${of}`,
    "aria-invalid": error === undefined ? undefined : (true as const),
    "aria-describedby": error === undefined ? undefined : `${id}-error`,
  }
  return (
    <div className="stack-1">
      <label id={`${id}-label`} htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {rows === undefined ? (
        <input
          {...control}
          type={type}
          inputMode={inputMode}
          list={props.list}
          autoComplete={props.autoComplete ?? "off"}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <textarea
          {...control}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
        />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {note}
    </div>
  )
}

type CheckFieldProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** Renders a checkbox with its label. */
export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5"
      />
      {label}
    </label>
  )
}
