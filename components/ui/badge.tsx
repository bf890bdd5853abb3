import type { ReactNode } from "react"

export type BadgeTone = "info" | "accent" | "brand" | "neutral"

const toneClasses: Record<BadgeTone, string> = {
  info: "bg-deep text-on-deep",
  accent: "bg-accent text-on-accent",
  brand: "bg-brand text-on-brand",
  neutral: "bg-surface text-ink",
}

/** Renders a short label. Its text carries the meaning, not the colour alone. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={`rounded-sm px-2 py-0.5 text-xs font-semibold ${toneClasses[tone]}`}>
      {children}
    </span>
  )
}
