"use client"

import { useField } from "./form-context.ts"

/** What was typed into a control of an earlier step; `value` before anything was sent. */
export function TypedValue({ name, value = "" }: { name: string; value?: string }) {
  return <strong className="wrap-anywhere">{useField(name).typed ?? value}</strong>
}

/** The same, sent on with the step that is shown. */
export function KeptField({ name }: { name: string }) {
  return <input type="hidden" name={name} value={useField(name).typed ?? ""} />
}
