"use client"

import { useEffect, useState } from "react"
import { useForm } from "#components/account/form-context.ts"
import { buildButtonClass } from "#components/ui/button.tsx"
import { formatTemplate } from "#lib/i18n/format-template.ts"

type ResendButtonProps = {
  label: string
  /** Text while the button waits; `{seconds}` stands for the seconds that are left. */
  waitLabel: string
  busy: string
  intent: string
  waitSeconds: number
}

/**
 * Renders a submit button that can be pressed some seconds after it is shown. Without JavaScript it
 * can be pressed at once, and the server rejects what comes too early.
 */
export function ResendButton({ label, waitLabel, busy, intent, waitSeconds }: ResendButtonProps) {
  const { isBusy, pressed } = useForm()
  const left = useSecondsLeft(waitSeconds)
  const text = isBusy && pressed === intent ? busy : label
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      formNoValidate
      aria-disabled={isBusy || left > 0}
      onClick={(event) => {
        if (left > 0) event.preventDefault()
      }}
      className={buildButtonClass("tertiary", "w-full tabular-nums")}
    >
      {left > 0 ? formatTemplate(waitLabel, { seconds: String(left) }) : text}
    </button>
  )
}

/** Counts whole seconds down to zero, from the first render in the browser. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const endsAtMs = Date.now() + seconds * 1_000
    const update = () => {
      const next = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000))
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }
    const timer = setInterval(update, 1_000)
    update()
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
