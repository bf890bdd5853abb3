"use client"

import type { FormEvent } from "react"
import { maskDate } from "#lib/forms/mask-date.ts"
import { controlClass } from "./control-class.ts"
import type { ControlProps, FieldProps } from "./form-field.tsx"

/**
 * Renders a date input in the format dd/mm/yyyy, which inserts the slashes while the user types.
 */
export function DateControl({ field, control, labels }: FieldProps & { control: ControlProps }) {
  return (
    <input
      {...control}
      type="text"
      inputMode="numeric"
      placeholder={field.placeholder || labels.dateFormat}
      autoComplete={field.autoComplete || undefined}
      pattern="\d{1,2}/\d{1,2}/\d{4}"
      title={control.title ?? labels.dateFormat}
      onInput={handleDateInput}
      className={controlClass}
    />
  )
}

/**
 * Inserts the slashes of a date while the user types. Edits in the middle are not reformatted until
 * the caret is at the end.
 */
export function handleDateInput({
  currentTarget: input,
  nativeEvent,
}: FormEvent<HTMLInputElement>): void {
  if (input.selectionStart !== input.value.length) return
  const isDeleting =
    nativeEvent instanceof InputEvent && (nativeEvent.inputType ?? "").startsWith("delete")
  const masked = maskDate(input.value, isDeleting)
  if (masked !== input.value) input.value = masked
}
