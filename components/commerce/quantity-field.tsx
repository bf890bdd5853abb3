"use client"

import { useId } from "react"
import { Button } from "#components/ui/button.tsx"
import { useEarlyEntry } from "#components/ui/use-early-entry.ts"
import { fillText } from "#lib/i18n/fill-text.ts"

type QuantityFieldProps = {
  /** Its name in a form. */
  name: string
  label: string
  /** With {field}, where its label goes. */
  labels: { less: string; more: string }
  value: string
  min: number
  max: number
  /** The nearest quantity that is allowed to what was typed. */
  resolve: (wanted: string) => number
  onChange: (value: string) => void
  isRequired?: boolean
  /** Id of the words that say what is wrong with it, where something is. */
  faultId?: string | undefined
}

/** A whole number to type or step through; what is typed is put right on leaving the field. */
export function QuantityField({
  name,
  label,
  labels,
  value,
  min,
  max,
  resolve,
  onChange,
  isRequired = false,
  faultId,
}: QuantityFieldProps) {
  const id = useId()
  const field = useEarlyEntry<HTMLInputElement>((element) => {
    if (element.value !== value) onChange(element.value)
  })
  const current = resolve(value)
  const step = (by: number) => onChange(String(resolveStep(current, by, resolve)))
  return (
    <div className="inline-flex rounded-lg border border-muted">
      <Button
        kind="quiet"
        onClick={() => step(-1)}
        disabled={current <= min}
        aria-label={fillText(labels.less, { field: label })}
        aria-controls={id}
        className="w-11 disabled:opacity-40 noscript:hidden"
      >
        −
      </Button>
      <input
        ref={field}
        id={id}
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        required={isRequired}
        {...{ name, min, max, value }}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => onChange(String(current))}
        className="w-14 bg-transparent text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <Button
        kind="quiet"
        onClick={() => step(1)}
        disabled={current >= max}
        aria-label={fillText(labels.more, { field: label })}
        aria-controls={id}
        className="w-11 disabled:opacity-40 noscript:hidden"
      >
        +
      </Button>
    </div>
  )
}

/** One step on; where a step lands in a gap (such as between "none" and the least), across it. */
function resolveStep(current: number, by: number, resolve: (wanted: string) => number): number {
  const next = resolve(String(current + by))
  return next === current && by < 0 ? resolve("0") : next
}
