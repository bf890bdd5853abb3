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

/** Renders a choice of one of several values, with its error beside it. */
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
        {(isOptional || !isKnown) && <option value={isOptional ? "" : value}>—</option>}
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
