"use client"

import type { ReactNode } from "react"
import { ChoiceGroup, choiceCardClass } from "./choice-group.tsx"
import { useField } from "./form-context.ts"

type RadioFieldProps = {
  name: string
  label: string
  /** Initially selected option; empty for none. */
  value: string
  options: readonly { value: string; label: ReactNode }[]
}

/** Renders a required choice as a row of cards. */
export function RadioField({ name, label, value, options }: RadioFieldProps) {
  const { typed } = useField(name)
  return (
    <ChoiceGroup name={name} label={label}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={`${choiceCardClass} grid min-h-12 place-content-center px-3 py-2`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={(typed ?? value) === option.value}
              required
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
