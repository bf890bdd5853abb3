"use client"

import type { InputHTMLAttributes, Ref } from "react"
import { FieldFrame, type FieldProps } from "./field-frame.tsx"
import { useField } from "./form-context.ts"

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | "type"
    | "autoComplete"
    | "autoCapitalize"
    | "inputMode"
    | "maxLength"
    | "onFocus"
    | "placeholder"
    | "readOnly"
    | "spellCheck"
  > & {
    ref?: Ref<HTMLInputElement>
    /** Initial value. */
    value?: string
    /** Never filled again with a submitted value. */
    isSecret?: boolean
  }

/** Renders a single-line text field. The typed value stays in it after a rejected submission. */
export function TextField(props: TextFieldProps) {
  const { name, label, note, optional, isRequired, value = "", isSecret = false, ...input } = props
  const { typed, isSent, isBusy } = useField(name)
  const shown = isSecret && isSent ? "" : (typed ?? value)
  return (
    <FieldFrame name={name} label={label} note={note} optional={optional} isRequired={isRequired}>
      {(control) => (
        <input
          {...control}
          {...input}
          defaultValue={shown}
          readOnly={isBusy || input.readOnly}
          className="control"
        />
      )}
    </FieldFrame>
  )
}
