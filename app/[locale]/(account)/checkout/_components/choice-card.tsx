"use client"

import type { ReactNode } from "react"

type ChoiceCardProps = {
  id: string
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  label: ReactNode
  /** Details below the label. */
  children?: ReactNode
}

/** Renders a radio button as a card; all of it is a click target. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { id, name, value, isChosen, onChoose, label, children } = props
  return (
    <label htmlFor={id} className={choiceClass}>
      <input
        type="radio"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0"
        id={id}
        name={name}
        value={value}
      />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{label}</span>
        {children}
      </span>
    </label>
  )
}

/** Classes of a choice that is a click target as a whole. */
export const choiceClass =
  "flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge has-checked:border-brand has-checked:bg-tint"
