"use client"

import type { ReactNode } from "react"

type SectionProps = {
  id: string
  heading: string
  /** Number of the step, counted from 1; undefined for a section without a choice. */
  step?: number
  children: ReactNode
}

/** Renders one section of the checkout under its heading. */
export function CheckoutSection({ id, heading, step, children }: SectionProps) {
  const headingId = `checkout-${id}-heading`
  if (step === undefined) {
    return (
      <section aria-labelledby={headingId} className="stack-3 not-last:pb-5">
        <h2 id={headingId} className="text-lg">
          {heading}
        </h2>
        {children}
      </section>
    )
  }
  return (
    <section aria-labelledby={headingId} className="stack-4 py-8 first:pt-0">
      <h2 id={headingId} className="flex items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-tint text-base text-brand"
        >
          {step}
        </span>
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** Classes of a row with a name and an amount. */
export const rowClass = "flex items-baseline justify-between gap-4"

/** Returns the id of the radio button of a shipping method. */
export function buildDeliveryId(id: number): string {
  return `checkout-delivery-${id}`
}

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
