import type { ReactNode } from "react"

/** Heading of a widget's own section. */
export function SectionHeading({ children, below }: { children: ReactNode; below?: string }) {
  return (
    <div className="mb-5">
      <h2 className="text-2xl font-bold tracking-tight md:text-3xl">{children}</h2>
      {below && <p className="mt-1 text-muted">{below}</p>}
    </div>
  )
}
