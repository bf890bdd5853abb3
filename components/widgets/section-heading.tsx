import type { ReactNode } from "react"

type SectionHeadingProps = {
  children: ReactNode
  /** Subheading. */
  below?: string
  isCentred?: boolean
}

/** Renders the heading of a widget's section. */
export function SectionHeading({ children, below, isCentred = false }: SectionHeadingProps) {
  return (
    <div className={isCentred ? "mb-6 text-center" : "mb-5"}>
      <h2 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">{children}</h2>
      {below && <p className="mt-1 text-muted">{below}</p>}
    </div>
  )
}
