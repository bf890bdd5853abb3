"use client"

import { measureLength, type TextLength } from "#lib/seo-tools/search-snippet.ts"
import type { MetaTextLabels, Texts } from "./meta-text-props.ts"

type TextFieldProps = {
  kind: keyof Texts
  /** Prefix of the ids of all fields of the form. */
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  labels: MetaTextLabels["length"]
}

/** Renders a text field with a bar that shows how much of the available width is used. */
export function MeasuredTextField({ kind, id, label, value, onChange, labels }: TextFieldProps) {
  const length = measureLength(kind, value)
  const fieldId = `${id}-${kind}`
  return (
    <div className="stack-1">
      <label htmlFor={fieldId} className="block font-semibold">
        {label}
      </label>
      <textarea
        id={fieldId}
        name={kind}
        rows={kind === "title" ? 2 : 3}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, " "))}
        aria-describedby={`${fieldId}-length`}
        className="control"
      />
      <LengthBar id={`${fieldId}-length`} length={length} labels={labels} />
    </div>
  )
}

type LengthBarProps = { id: string; length: TextLength; labels: MetaTextLabels["length"] }

function LengthBar({ id, length, labels }: LengthBarProps) {
  const { widthPx, maxPx, characters, state } = length
  const values: Record<string, number> = { width: widthPx, max: maxPx, characters }
  const measure = labels.measure.replace(/\{(\w+)\}/g, (_all, name) => String(values[name] ?? ""))
  const share = Math.min(100, (widthPx / maxPx) * 100)
  return (
    <div className="stack-1">
      <div className="studio-bar" data-state={state} aria-hidden="true">
        <div style={{ width: `${share}%` }} />
      </div>
      <p id={id} className="text-sm text-muted">
        <span className="tabular-digits">{measure}</span> · <strong>{labels[state]}</strong>
      </p>
    </div>
  )
}
