"use client"

import { applyMask } from "#components/widgets/form/date-control.tsx"
import { FieldFrame, type FieldProps } from "./field-frame.tsx"
import { useField } from "./form-context.ts"

type DayFieldProps = FieldProps & {
  /** What stands in it at first, such as 31/05/1984. */
  value: string
  /** How a day is written, such as dd/mm/yyyy. */
  format: string
  autoComplete?: string
}

/** A day as dd/mm/yyyy; the slashes come by themselves while it is typed. */
export function DayField({ value, format, autoComplete, ...field }: DayFieldProps) {
  const { typed, isBusy } = useField(field.name)
  return (
    <FieldFrame optional={format} {...field}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          maxLength={10}
          autoComplete={autoComplete ?? "off"}
          defaultValue={typed ?? value}
          readOnly={isBusy}
          onInput={applyMask}
          className="control"
        />
      )}
    </FieldFrame>
  )
}
