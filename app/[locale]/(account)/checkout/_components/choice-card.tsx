"use client"

import type { ReactNode } from "react"

type ChoiceCardProps = {
  id: string
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  /** What is chosen with it. */
  label: ReactNode
  /** More about it, below. */
  children?: ReactNode
}

/** One of several things to choose from; all of it can be tapped. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { id, name, value, isChosen, onChoose, label, children } = props
  return (
    <label htmlFor={id} className={choiceLook}>
      <input
        type="radio"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0"
        {...{ id, name, value }}
      />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{label}</span>
        {children}
      </span>
    </label>
  )
}

/** How something looks that is chosen by a tap on it. */
export const choiceLook =
  "flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge has-checked:border-brand has-checked:bg-tint"
