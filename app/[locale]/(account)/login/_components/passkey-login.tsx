"use client"

import { useEffect, useRef, useState } from "react"
import { Notice } from "#components/account/form-notice.tsx"
import { Button } from "#components/ui/button.tsx"
import type { FormState } from "#lib/auth/account-result.ts"
import {
  hasPasskeyAutofill,
  hasPasskeySupport,
  type PasskeyLoginActions,
  requestPasskeyLogin,
} from "#lib/sign-in/browser/passkey-ceremony.ts"

type PasskeyLoginProps = {
  /** Id of the login form, whose field for the email address suggests passkeys. */
  formId: string
  actions: PasskeyLoginActions
  label: string
  busy: string
  failed: string
  unsupported: string
}

/**
 * Renders the button that logs in with a passkey. Where the browser can, passkeys are also
 * suggested in the email field, from the first use of the form on.
 */
export function PasskeyLogin(props: PasskeyLoginProps) {
  const { formId, actions, label, busy, failed, unsupported } = props
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState("")
  const hasAutofill = useRef(false)

  useEffect(() => {
    const form = document.getElementById(formId)
    const suggest = async () => {
      if (hasAutofill.current || !hasPasskeySupport()) return
      hasAutofill.current = true
      if (!(await hasPasskeyAutofill().catch(() => false))) return
      const state = await requestPasskeyLogin(actions, true).catch(() => null)
      if (state !== null) setProblem(finish(state, failed))
    }
    const listen = () => void suggest()
    const options = { once: true }
    form?.addEventListener("focusin", listen, options)
    form?.addEventListener("pointerover", listen, options)
    return () => {
      form?.removeEventListener("focusin", listen)
      form?.removeEventListener("pointerover", listen)
    }
  }, [formId, actions, failed])

  const choose = async () => {
    if (isBusy) return
    if (!hasPasskeySupport()) return setProblem(unsupported)
    setBusy(true)
    setProblem("")
    // The dialog ends the suggestions of the field.
    hasAutofill.current = true
    const state = await requestPasskeyLogin(actions, false).catch(() => null)
    setBusy(false)
    setProblem(state === null ? failed : finish(state, failed))
  }
  return (
    <div className="stack-3 noscript:hidden">
      {problem !== "" && (
        <Notice tone="bad">
          <p className="font-semibold text-danger">{problem}</p>
        </Notice>
      )}
      <Button kind="secondary" className="w-full" aria-disabled={isBusy} onClick={choose}>
        {isBusy ? busy : label}
      </Button>
    </div>
  )
}

/** Loads the page after the login; returns the message otherwise. */
function finish(state: FormState, failed: string): string {
  if (state.kind === "redirect") {
    location.replace(state.path)
    return ""
  }
  return state.kind === "rejected" && state.message !== "" ? state.message : failed
}
