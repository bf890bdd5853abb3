"use client"

import { type ReactNode, useEffect } from "react"
import type { FormAction, FormState } from "#lib/account/form-state.ts"
import { FormContext } from "./form-context.ts"
import type { FormLabels } from "./form-labels.ts"
import { FormNotice } from "./form-notice.tsx"
import { useAccountForm } from "./use-account-form.ts"

type AccountFormProps = {
  /** Beginning of the ids of its controls. */
  id: string
  /** Names the form as a place of its page; left out where the page may have it more than once. */
  name?: string
  action: FormAction
  labels: FormLabels
  /** Its controls. */
  children?: ReactNode
  /** What takes their place, by the step that the action has led to. */
  steps?: Readonly<Record<string, ReactNode>>
  /** The step to begin with, where that is not the controls. */
  firstStep?: string
  /** What became of it before the page was loaded again; null where it is untouched. */
  first?: FormState | null
  /** What is said when it was taken, by the step that follows; "done" where none does. */
  notices?: Readonly<Record<string, ReactNode>>
  /** It is sent by itself as soon as its scripts are there. */
  isAutomatic?: boolean
}

/**
 * A form of the account. It works without scripts; with them the page stays, and so does everything
 * that was typed. The focus goes to the first problem, or to what is said.
 */
export function AccountForm(props: AccountFormProps) {
  const { id, name, action, labels, children, steps, notices, isAutomatic = false } = props
  const { firstStep = "", first = null } = props
  const { form, state, isBusy, pressed, round, ...sending } = useAccountForm(action, first)
  useEffect(() => {
    if (isAutomatic) form.current?.requestSubmit()
  }, [form, isAutomatic])
  const step = state?.step ?? firstStep
  return (
    <form
      ref={form}
      id={id}
      action={sending.action}
      onSubmit={(event) => {
        event.preventDefault()
        const { nativeEvent } = event
        sending.submit(nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null)
      }}
      onInput={({ target }) => {
        if ("name" in target && typeof target.name === "string") sending.change(target.name)
      }}
      aria-label={name}
      aria-busy={isBusy}
      className="stack-5"
    >
      <FormContext value={{ id, state, isBusy, pressed }}>
        <FormNotice labels={labels} done={notices?.[step || "done"]} />
        <div key={`${step} ${round}`} className="stack-5">
          {steps?.[step] ?? children}
        </div>
      </FormContext>
    </form>
  )
}
