"use client"

import type { FormEvent, ReactNode } from "react"
import { Button } from "#components/ui/button.tsx"
import type { ActionState } from "./use-action.ts"

type ActionFormProps = {
  state: ActionState
  onSubmit: () => Promise<void>
  button: string
  children: ReactNode
}

/** Renders a form of one action with its button, which is inactive while the action runs. */
export function ActionForm({ state, onSubmit, button, children }: ActionFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate className="stack-3">
      {children}
      <Button type="submit" aria-disabled={state.isBusy}>
        {button}
      </Button>
    </form>
  )
}
