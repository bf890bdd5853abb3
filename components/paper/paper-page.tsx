import type { ReactNode } from "react"
import "./paper.css"

type PaperPageProps = {
  /** Nothing around it, on screens as on paper. */
  isBare?: boolean
  /** What can be done with it; never printed. */
  actions: ReactNode
  children: ReactNode
}

/** A page made to be printed: black on white A4, with nothing on paper but what it is about. */
export function PaperPage({ isBare = false, actions, children }: PaperPageProps) {
  const sheet = isBare ? "" : "card p-5 sm:p-10"
  return (
    <div
      className={`mx-auto max-w-4xl px-4 py-6 sm:px-6 md:py-10 print:max-w-none print:p-0 ${isBare ? "bare-page" : ""}`}
    >
      <div className="not-printed mb-6">{actions}</div>
      <div className={`paper ${sheet}`.trim()}>{children}</div>
    </div>
  )
}
