"use client"

import type { FormEvent, ReactNode } from "react"
import { Button } from "#components/ui/button.tsx"
import type { ActionState } from "./use-action.ts"
import { useInvalidFocus } from "./use-invalid-focus.ts"

type ActionFormProps = {
  state: ActionState
  onSubmit: () => Promise<void>
  button: string
  children: ReactNode
}

/**
 * Renders a form of one action with its button, which is inactive while the action runs. Afterwards
 * the first invalid field has the focus.
 */
export function ActionForm({ state, onSubmit, button, children }: ActionFormProps) {
  const { form, focusInvalid } = useInvalidFocus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit().then(focusInvalid)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="stack-3">
      {children}
      <Button type="submit" aria-disabled={state.isBusy}>
        {button}
      </Button>
    </form>
  )
}
