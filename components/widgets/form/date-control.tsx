"use client"

import type { FormEvent } from "react"
import { maskDate } from "#lib/forms/mask-date.ts"
import { controlLook } from "./control-look.ts"
import type { ControlProps, FieldProps } from "./form-field.tsx"

/** A date as dd/mm/yyyy; the slashes come by themselves while it is typed. */
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
      onInput={applyMask}
      className={controlLook}
    />
  )
}

/**
 * Puts the slashes of a date into an input while it is typed. What is mended in the middle is left
 * alone until the end is reached.
 */
export function applyMask({
  currentTarget: input,
  nativeEvent,
}: FormEvent<HTMLInputElement>): void {
  if (input.selectionStart !== input.value.length) return
  const isDeleting =
    nativeEvent instanceof InputEvent && (nativeEvent.inputType ?? "").startsWith("delete")
  const masked = maskDate(input.value, isDeleting)
  if (masked !== input.value) input.value = masked
}
