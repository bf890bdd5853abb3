"use client"

import { useField } from "./form-context.ts"

/** Renders a checkbox with its label. Its state stays after a rejected submission. */
export function CheckField({ name, label }: { name: string; label: string }) {
  const { id, typed } = useField(name)
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={(typed ?? "") !== ""}
        className="size-5 shrink-0"
      />
      {label}
    </label>
  )
}
