"use client"

import { type RefObject, useActionState, useEffect, useRef, useState } from "react"
import { reloadForForm } from "#components/chrome/recover-form.ts"
import type { FormAction, FormState } from "#lib/account/form-state.ts"

/** A form's way from being filled in to what became of it. */
export type SentForm = {
  form: RefObject<HTMLFormElement | null>
  state: FormState | null
  isBusy: boolean
  /** Value of the button that sent it last. */
  pressed: string
  /** Counts what was taken: each leaves the secrets empty. */
  round: number
  /** For a browser without scripts. */
  action: (data: FormData) => void
  submit: (submitter: HTMLElement | null) => void
  /** The visitor changed the control of this name. */
  change: (name: string) => void
}

/**
 * Sends a form by script where there is one. Whatever goes wrong, what was typed stays where it is.
 * `first` is what became of the form before the page was loaded again.
 */
export function useAccountForm(send: FormAction, first: FormState | null): SentForm {
  const form = useRef<HTMLFormElement>(null)
  const [posted, action] = useActionState(send, first)
  const [opening] = useState(first)
  const [own, setOwn] = useState<FormState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [pressed, setPressed] = useState("")
  const [counts, setCounts] = useState({ answers: 0, round: 0 })
  const state = own ?? posted
  const isNews = counts.answers > 0 || posted !== opening

  useEffect(() => {
    // The shop's own sentences replace the browser's, which stay for who has no scripts.
    if (form.current) form.current.noValidate = true
    return watchReturn(() => setBusy(false))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is news, also one like the last
  useEffect(() => {
    if (isNews) focusOnProblem(form.current)
  }, [counts.answers, isNews])

  const submit = async (submitter: HTMLElement | null) => {
    if (isBusy || !form.current) return
    const data = new FormData(form.current, submitter)
    setBusy(true)
    setPressed(submitter instanceof HTMLButtonElement ? submitter.value : "")
    const next = await send(null, data).catch(recover)
    // The browser is on its way to another page.
    if (next === null) return
    if (next.kind === "left") return location.replace(next.path)
    setOwn(next.kind === "refused" ? keepPlace(next, state) : next)
    const round = counts.round + (next.kind === "done" ? 1 : 0)
    setCounts({ answers: counts.answers + 1, round })
    setBusy(false)
  }
  const change = (name: string) => {
    if (state?.kind !== "refused" || !(name in state.faults)) return
    const { [name]: _mended, ...faults } = state.faults
    setOwn({ ...state, faults })
  }
  return { form, state, isBusy, pressed, round: counts.round, action, submit, change }
}

/** A refusal leaves the form at the step it is at. */
function keepPlace(next: FormState, before: FormState | null): FormState {
  const step = next.step ?? before?.step
  return {
    ...next,
    ...(step !== undefined && { step }),
    typed: { ...before?.typed, ...next.typed },
  }
}

/** Nothing came back; null where another page comes instead, or this one anew. */
function recover(error: unknown): FormState | null {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : ""
  if (digest.startsWith("NEXT_REDIRECT") || reloadForForm(error)) return null
  return { kind: "refused", code: "UNAVAILABLE", message: "", faults: {}, typed: {} }
}

/** An answer is met at once, by eye and by ear. */
function focusOnProblem(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]")
  const target = field ?? form?.querySelector<HTMLElement>("[data-notice]")
  target?.focus()
}

/** Calls back when the page is shown again after it was left. */
function watchReturn(onReturn: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener("pageshow", listen)
  return () => removeEventListener("pageshow", listen)
}
