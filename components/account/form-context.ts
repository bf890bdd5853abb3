"use client"

import { createContext, useContext } from "react"
import type { FormState } from "#lib/account/form-state.ts"

/** What the parts of a form of the account know of the whole. */
export type FormContextValue = {
  /** Beginning of the ids of its controls. */
  id: string
  /** What became of it, null before anything was sent. */
  state: FormState | null
  isBusy: boolean
  /** Value of the button that sent it. */
  pressed: string
}

export const FormContext = createContext<FormContextValue | null>(null)

/** The form around a control. Throws where there is none. */
export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error("a control stands outside of an AccountForm")
  return form
}

/** What a control of this name shows, and what is wrong with it. */
export function useField(name: string) {
  const { id, state, isBusy } = useForm()
  const fault = state?.kind === "refused" ? state.faults[name] : undefined
  return { id: `${id}-${name}`, typed: state?.typed[name], isSent: state !== null, fault, isBusy }
}
