import type { ReactNode } from "react"

/** Renders a form that is opened by its heading. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="admin-fold">
      <summary>{summary}</summary>
      <div className="stack-3 pt-2">{children}</div>
    </details>
  )
}
