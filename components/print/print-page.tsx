import type { ReactNode } from "react"
import "./print-page.css"

type PrintPageProps = {
  /** Hides the site layout on screens too, not only in print. */
  isBare?: boolean
  /** Buttons and links above the document; hidden in print. */
  actions: ReactNode
  children: ReactNode
}

/** Renders a printable A4 page, black on white. In print, only the document itself is visible. */
export function PrintPage({ isBare = false, actions, children }: PrintPageProps) {
  const sheet = isBare ? "" : "card p-5 sm:p-10"
  return (
    <div
      className={`mx-auto max-w-4xl px-4 py-6 sm:px-6 md:py-10 print:max-w-none print:p-0 ${isBare ? "bare-page" : ""}`}
    >
      <div className="not-printed mb-6">{actions}</div>
      <div className={`print-layout ${sheet}`.trim()}>{children}</div>
    </div>
  )
}
