"use client"

import { FieldFrame, type FieldProps } from "#components/account/field-frame.tsx"
import { useField } from "#components/account/form-context.ts"
import { handleDateInput } from "#components/widgets/form/date-control.tsx"

type DateFieldProps = FieldProps & {
  /** Initial value, such as 31/05/1984. */
  value: string
  /** Format hint, such as dd/mm/yyyy. */
  format: string
  autoComplete?: string
}

/** Renders a date field (dd/mm/yyyy) that inserts the slashes while typing. */
export function DateField({ value, format, autoComplete, ...field }: DateFieldProps) {
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
          onInput={handleDateInput}
          className="control"
        />
      )}
    </FieldFrame>
  )
}
