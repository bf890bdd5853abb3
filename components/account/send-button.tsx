"use client"

import { type ButtonKind, buildButtonClass } from "#components/ui/button.tsx"
import { useForm } from "./form-context.ts"

type SendButtonProps = {
  label: string
  /** Text while the form is being submitted. */
  busy: string
  /** Which of the form's buttons this is: submitted as the control "intent". */
  intent?: string
  kind?: ButtonKind
  /** Skips native validation (`formNoValidate`): this action needs fewer fields than the form. */
  isLenient?: boolean
}

/** Renders a submit button of the form around it. */
export function SendButton(props: SendButtonProps) {
  const { label, busy, intent = "", kind = "primary", isLenient = false } = props
  const { isBusy, pressed } = useForm()
  return (
    <button
      type="submit"
      {...(intent !== "" && { name: "intent", value: intent })}
      formNoValidate={isLenient}
      aria-disabled={isBusy}
      className={buildButtonClass(kind, "w-full")}
    >
      <span aria-live="polite">{isBusy && pressed === intent ? busy : label}</span>
    </button>
  )
}
