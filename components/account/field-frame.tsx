"use client"

import type { ReactNode } from "react"
import { useField } from "./form-context.ts"

export type FieldProps = {
  name: string
  label: string
  /** What helps to fill it in. */
  note?: ReactNode
  /** Said beside the label of a field that may stay empty. */
  optional?: string | undefined
  isRequired?: boolean | undefined
}

/** Attributes that every control of a form shares. */
export type ControlProps = {
  id: string
  name: string
  required: boolean
  "aria-invalid": true | undefined
  "aria-describedby": string | undefined
}

/** A control with its label, its note and what is wrong with it. */
export function FieldFrame({
  name,
  label,
  note,
  optional,
  isRequired = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { id, fault } = useField(name)
  const noteId = note ? `${id}-note` : null
  const faultId = fault === undefined ? null : `${id}-fault`
  return (
    <div className="stack-1">
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional && <span className="ms-2 text-sm font-normal text-muted">{optional}</span>}
      </label>
      {children({
        ...{ id, name, required: isRequired },
        "aria-invalid": fault === undefined ? undefined : true,
        "aria-describedby": [faultId, noteId].filter(Boolean).join(" ") || undefined,
      })}
      {faultId && (
        <p id={faultId} className="text-sm font-semibold text-danger">
          {fault}
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
