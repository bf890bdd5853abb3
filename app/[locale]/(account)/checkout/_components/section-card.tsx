"use client"

import type { ReactNode } from "react"

type SectionCardProps = { id: string; heading: string; children: ReactNode; className?: string }

/** One matter of the checkout under a heading of its own. */
export function SectionCard({ id, heading, children, className = "" }: SectionCardProps) {
  return (
    <section
      aria-labelledby={`checkout-${id}-heading`}
      className={`space-y-4 rounded-card border border-line bg-surface p-5 sm:p-6 ${className}`.trim()}
    >
      <h2 id={`checkout-${id}-heading`} className="text-xl font-bold">
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** What the sections of the checkout share. */
export const rowLook = "flex items-baseline justify-between gap-4"
