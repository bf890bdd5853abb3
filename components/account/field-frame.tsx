"use client"

import type { ReactNode } from "react"
import { useField } from "./form-context.ts"

export type FieldProps = {
  name: string
  label: string
  /** Language of the label, if it is not that of the page. */
  lang?: string | undefined
  /** Help text. */
  note?: ReactNode
  /** Text beside the label of an optional field. */
  optional?: string | undefined
  isRequired?: boolean | undefined
}

/** Attributes shared by all controls of a form. */
export type ControlProps = {
  id: string
  name: string
  required: boolean
  "aria-invalid": true | undefined
  "aria-describedby": string | undefined
}

/** Renders a control with its label, help text and error. */
export function FieldFrame({
  name,
  label,
  lang,
  note,
  optional,
  isRequired = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { id, error } = useField(name)
  const noteId = note ? `${id}-note` : null
  const errorId = error === undefined ? null : `${id}-error`
  return (
    <div className="stack-1">
      <label htmlFor={id} className="block font-semibold">
        {lang === undefined ? label : <bdi lang={lang}>{label}</bdi>}
        {optional && <span className="ms-2 text-sm font-normal text-muted">{optional}</span>}
      </label>
      {children({
        id,
        name,
        required: isRequired,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": [errorId, noteId].filter(Boolean).join(" ") || undefined,
      })}
      {errorId && (
        <p id={errorId} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {noteId && (
        <div id={noteId} className="text-sm text-muted">
          {note}
        </div>
      )}
    </div>
  )
}
