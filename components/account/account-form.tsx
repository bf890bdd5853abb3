"use client"

import { type ReactNode, useEffect } from "react"
import { FormName } from "#components/ui/form-name.tsx"
import type { FormAction, FormState } from "#lib/auth/form-state.ts"
import type { FormName as Name } from "#lib/forms/echoed-fields.ts"
import { FormContext } from "./form-context.ts"
import type { FormLabels } from "./form-labels.ts"
import { FormNotice } from "./form-notice.tsx"
import { useAccountForm } from "./use-account-form.ts"

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
