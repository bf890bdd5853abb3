"use client"

import { type ReactNode, type RefObject, useActionState, useEffect, useRef, useState } from "react"
import { handleUnrecognizedAction } from "#components/navigation/handle-unrecognized-action.ts"
import { FormName } from "#components/ui/form-name.tsx"
import { useSubmissionLock } from "#components/ui/use-submission-lock.ts"
import type { FormAction, FormState } from "#lib/auth/account-result.ts"
import { clearFieldErrors } from "#lib/forms/clear-field-errors.ts"
import type { FormName as Name } from "#lib/forms/echoed-fields.ts"
import { FormContext } from "./form-context.ts"
import type { FormLabels } from "./form-labels.ts"
import { FormNotice } from "./form-notice.tsx"

type AccountFormProps = {
  /** Name by which the server knows its fields. */
  form: Name
  /** Prefix of the ids of its controls. */
  id: string
  /** Accessible name, which makes the form a landmark; absent if the page may repeat the form. */
  name?: string
  action: FormAction
  labels: FormLabels
  children?: ReactNode
  /** Replacements of the controls, keyed by the step that the action returned. */
  steps?: Readonly<Record<string, ReactNode>>
  /** Initial step, if it is not the controls. */
  firstStep?: string
  /** Result of a submission before the page was reloaded; null if there was none. */
  first?: FormState | null
  /** Success messages, keyed by the step that follows; "done" if none follows. */
  notices?: Readonly<Record<string, ReactNode>>
  /** Submits the form automatically after hydration. */
  isAutomatic?: boolean
}

/**
 * Renders an account form. It works without JavaScript; with it, the page and all typed values stay
 * after a submission. The focus moves to the first invalid field, otherwise to the notice.
 */
export function AccountForm(props: AccountFormProps) {
  const { id, name, action, labels, children, steps, notices, isAutomatic = false } = props
  const { firstStep = "", first = null } = props
  const { form, state, isBusy, pressed, round, ...submission } = useAccountForm(action, first)
  useEffect(() => {
    if (isAutomatic) form.current?.requestSubmit()
  }, [form, isAutomatic])
  const step = state?.step ?? firstStep
  return (
    <form
      ref={form}
      id={id}
      action={submission.action}
      onSubmit={(event) => {
        event.preventDefault()
        const { nativeEvent } = event
        submission.submit(nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null)
      }}
      onInput={({ target }) => {
        if ("name" in target && typeof target.name === "string") submission.change(target.name)
      }}
      aria-label={name}
      aria-busy={isBusy}
      className="stack-5"
    >
      <FormName form={props.form} />
      <FormContext value={{ id, state, isBusy, pressed }}>
        <FormNotice labels={labels} done={notices?.[step || "done"]} />
        <div key={`${step} ${round}`} className="stack-5">
          {steps?.[step] ?? children}
        </div>
      </FormContext>
    </form>
  )
}

/** State and handlers of an account form and its submissions. */
type SentForm = {
  form: RefObject<HTMLFormElement | null>
  state: FormState | null
  isBusy: boolean
  /** Value of the button that last submitted it. */
  pressed: string
  /** Number of successful submissions; each one empties the secret fields. */
  round: number
  /** Form action for browsers without JavaScript. */
  action: (data: FormData) => void
  submit: (submitter: HTMLElement | null) => void
  /** Handles a change of the control with this name: clears its error. */
  change: (name: string) => void
}

/**
 * Submits a form with JavaScript if available. On any failure the typed values stay in the form.
 * `first` is the result of the submission before the page was reloaded.
 */
function useAccountForm(send: FormAction, first: FormState | null): SentForm {
  const form = useRef<HTMLFormElement>(null)
  const [posted, action] = useActionState(send, first)
  const [opening] = useState(first)
  const [scriptedState, setScriptedState] = useState<FormState | null>(null)
  const { isBusy, acquire, release } = useSubmissionLock()
  const [pressed, setPressed] = useState("")
  const [counts, setCounts] = useState({ results: 0, round: 0 })
  const state = scriptedState ?? posted
  const hasNewResult = counts.results > 0 || posted !== opening

  useEffect(() => {
    // The shop's own messages replace native validation, which remains without JavaScript.
    if (form.current) form.current.noValidate = true
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result, also an equal one
  useEffect(() => {
    if (hasNewResult) focusOnProblem(form.current)
  }, [counts.results, hasNewResult])

  const submit = async (submitter: HTMLElement | null) => {
    if (!form.current || !acquire()) return
    const data = new FormData(form.current, submitter)
    setPressed(submitter instanceof HTMLButtonElement ? submitter.value : "")
    const next = await send(null, data).catch(recover)
    // The browser is navigating to another page.
    if (next === null) return
    if (next.kind === "redirect") return location.replace(next.path)
    setScriptedState(next.kind === "rejected" ? mergeFormState(next, state) : next)
    const round = counts.round + (next.kind === "done" ? 1 : 0)
    setCounts({ results: counts.results + 1, round })
    release()
  }
  const change = (name: string) => {
    // Several fields may be filled in before the next rendering.
    setScriptedState((current) => {
      const latest = current ?? state
      if (latest?.kind !== "rejected") return current
      return { ...latest, fieldErrors: clearFieldErrors(latest.fieldErrors, name) }
    })
  }
  return { form, state, isBusy, pressed, round: counts.round, action, submit, change }
}

/** Returns the rejected result with the current step and the values typed so far. */
function mergeFormState(next: FormState, before: FormState | null): FormState {
  const step = next.step ?? before?.step
  return {
    ...next,
    ...(step !== undefined && { step }),
    typed: { ...before?.typed, ...next.typed },
  }
}

/**
 * Returns the result for an action that threw: "unavailable". Returns null if the browser redirects
 * or reloads the page instead.
 */
function recover(error: unknown): FormState | null {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : ""
  if (digest.startsWith("NEXT_REDIRECT") || handleUnrecognizedAction(error)) return null
  return { kind: "rejected", code: "UNAVAILABLE", message: "", fieldErrors: {}, typed: {} }
}

/**
 * Focuses the first invalid field, otherwise the notice, for screen readers and sighted users. A
 * step that is reached without an error may have a field to continue with (`data-next`):
 * screen readers read the notice in any case, as a live region.
 */
function focusOnProblem(form: HTMLFormElement | null): void {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector)
  const next = find("[role=alert]") ? null : find("[data-next]")
  const target = find("[aria-invalid=true]") ?? next ?? find("[data-notice]")
  target?.focus()
}
