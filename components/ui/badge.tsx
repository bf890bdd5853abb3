import type { ReactNode } from "react"

export type BadgeTone = "info" | "accent" | "brand"

const tones: Record<BadgeTone, string> = {
  info: "bg-info text-canvas",
  accent: "bg-accent text-on-accent",
  brand: "bg-brand text-on-brand",
}

/** A short word set off by colour, never by colour alone. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}>
      {children}
    </span>
  )
}
