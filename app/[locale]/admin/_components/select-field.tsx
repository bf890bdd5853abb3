"use client"

import { type ReactNode, useId } from "react"

type SelectFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly { value: string; label: string }[]
  /** True: none may be chosen. */
  isOptional?: boolean
  error?: string | undefined
  note?: ReactNode
}

/** Renders a choice of one of several values, or of a stored one that is not among them, and its error. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, onChange, choices, isOptional = false, error, note } = props
  const id = useId()
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <div className="stack-1">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {(isOptional || value === "") && <option value="">—</option>}
        {!isKnown && value !== "" && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {note}
    </div>
  )
}
