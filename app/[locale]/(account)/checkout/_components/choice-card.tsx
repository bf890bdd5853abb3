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
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line p-3 has-checked:border-brand has-checked:bg-brand/5"
    >
      <input
        type="radio"
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-brand"
        {...{ id, name, value }}
      />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{label}</span>
        {children}
      </span>
    </label>
  )
}
