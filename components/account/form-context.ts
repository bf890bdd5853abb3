"use client"

import { createContext, useContext } from "react"
import type { FormState } from "#lib/auth/account-result.ts"

/** State of an account form, shared with its controls. */
export type FormContextValue = {
  /** Prefix of the ids of its controls. */
  id: string
  /** Result of the last submission; null before the first. */
  state: FormState | null
  isBusy: boolean
  /** Value of the button that submitted it. */
  pressed: string
}

export const FormContext = createContext<FormContextValue | null>(null)

/** Returns the state of the form around a control. Throws outside an AccountForm. */
export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error("useForm: no AccountForm around this control")
  return form
}

/** Returns the id, the typed value and the error of the control with this name. */
export function useField(name: string) {
  const { id, state, isBusy } = useForm()
  const error = state?.kind === "rejected" ? state.fieldErrors[name] : undefined
  return {
    id: `${id}-${name}`,
    typed: state?.typed[name],
    isSent: state !== null,
    error,
    isBusy,
  }
}
