"use client"

import { FieldFrame, type FieldProps } from "./field-frame.tsx"
import { useField } from "./form-context.ts"

type TextAreaFieldProps = FieldProps & {
  /** Initial value. */
  value?: string
  rows: number
  maxLength: number
}

/** Renders a text field of several lines. The typed value stays in it after a rejection. */
export function TextAreaField({ value = "", rows, maxLength, ...field }: TextAreaFieldProps) {
  const { typed, isBusy } = useField(field.name)
  return (
    <FieldFrame {...field}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={maxLength}
          readOnly={isBusy}
          defaultValue={typed ?? value}
          className="control"
        />
      )}
    </FieldFrame>
  )
}
