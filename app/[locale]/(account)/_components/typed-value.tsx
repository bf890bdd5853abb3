"use client"

import { useField } from "#components/account/form-context.ts"

/** Renders the value typed in an earlier step; `value` before the first submission. */
export function TypedValue({ name, value = "" }: { name: string; value?: string }) {
  return <strong className="wrap-anywhere">{useField(name).typed ?? value}</strong>
}

/** Renders a hidden field that submits this value again with the current step. */
export function HiddenTypedField({ name }: { name: string }) {
  return <input type="hidden" name={name} value={useField(name).typed ?? ""} />
}
