"use client"

import type { ReactNode } from "react"
import { useField } from "./form-context.ts"

/** Class names of a selectable card around a visually hidden radio button. */
export const choiceCardClass =
  "cursor-pointer rounded-card border-2 border-line bg-surface text-center font-semibold has-checked:border-brand has-checked:bg-brand/10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"

type ChoiceGroupProps = { name: string; label: string; children: ReactNode }

/** Renders a radio group with its validation message. */
export function ChoiceGroup({ name, label, children }: ChoiceGroupProps) {
  const { id, error } = useField(name)
  return (
    <div
      id={id}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="outline-none"
    >
      <p id={`${id}-label`} className="mb-2 font-semibold">
        {label}
      </p>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
