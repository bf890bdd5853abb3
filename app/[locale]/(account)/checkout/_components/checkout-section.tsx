"use client"

import type { ReactNode } from "react"

type SectionProps = {
  id: string
  heading: string
  /** Which of the steps it is, counted from 1; none where nothing has to be decided. */
  step?: number
  children: ReactNode
}

/** One matter of the checkout under a heading of its own. */
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

/** What the sections of the checkout share. */
export const rowLook = "flex items-baseline justify-between gap-4"
