"use client"

import { FieldFrame, type FieldProps } from "./field-frame.tsx"
import { useField } from "./form-context.ts"

type SelectFieldProps = FieldProps & {
  /** Initially selected option; empty for none. */
  value: string
  /** Text of the first option, which selects none. */
  none: string
  options: readonly { value: string; label: string }[]
}

/** Renders a select with an option for none. `lang` is also that of the other options. */
export function SelectField({ value, none, options, ...field }: SelectFieldProps) {
  const { typed, isBusy } = useField(field.name)
  return (
    <FieldFrame {...field}>
      {(control) => (
        <select {...control} inert={isBusy} defaultValue={typed ?? value} className="control">
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={field.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
