"use client"

import { useId } from "react"
import { Button } from "#components/ui/button.tsx"
import { usePreHydrationInput } from "#components/ui/use-pre-hydration-input.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"

type QuantityFieldProps = {
  /** Name of the form control. */
  name: string
  label: string
  /** {field} is replaced by the label. */
  labels: { less: string; more: string }
  value: string
  min: number
  max: number
  /** Returns the nearest allowed quantity. */
  resolve: (wanted: string) => number
  onChange: (value: string) => void
  isRequired?: boolean
  /** Id of the error message; absent if valid. */
  errorId?: string | undefined
}

/** Renders a number field with step buttons; the typed value is corrected on blur. */
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
  errorId,
}: QuantityFieldProps) {
  const id = useId()
  const field = usePreHydrationInput<HTMLInputElement>((element) => {
    if (element.value !== value) onChange(element.value)
  })
  const current = resolve(value)
  const step = (by: number) => onChange(String(resolveStep(current, by, resolve)))
  return (
    <div className="inline-flex rounded-lg border border-muted">
      <Button
        kind="tertiary"
        onClick={() => step(-1)}
        disabled={current <= min}
        aria-label={formatTemplate(labels.less, { field: label })}
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
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        required={isRequired}
        name={name}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => onChange(String(current))}
        className="w-14 bg-transparent text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <Button
        kind="tertiary"
        onClick={() => step(1)}
        disabled={current >= max}
        aria-label={formatTemplate(labels.more, { field: label })}
        aria-controls={id}
        className="w-11 disabled:opacity-40 noscript:hidden"
      >
        +
      </Button>
    </div>
  )
}

/** Returns the next step; a step into a gap (between zero and the minimum) crosses it. */
function resolveStep(current: number, by: number, resolve: (wanted: string) => number): number {
  const next = resolve(String(current + by))
  return next === current && by < 0 ? resolve("0") : next
}
