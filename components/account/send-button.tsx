"use client"

import { type ButtonKind, buildButtonClass } from "#components/ui/button.tsx"
import { useForm } from "./form-context.ts"

type SendButtonProps = {
  label: string
  /** Said while it is being sent. */
  busy: string
  /** Which of the form's buttons this is: sent under the name "wish". */
  wish?: string
  kind?: ButtonKind
  /** It asks for less than the form does, so the browser does not insist on the rest. */
  isLenient?: boolean
}

/** A button that sends the form around it. */
export function SendButton(props: SendButtonProps) {
  const { label, busy, wish = "", kind = "primary", isLenient = false } = props
  const { isBusy, pressed } = useForm()
  return (
    <button
      type="submit"
      {...(wish !== "" && { name: "wish", value: wish })}
      formNoValidate={isLenient}
      aria-disabled={isBusy}
      className={buildButtonClass(kind, "w-full")}
    >
      <span aria-live="polite">{isBusy && pressed === wish ? busy : label}</span>
    </button>
  )
}
