import type { ReactNode } from "react"

/** Part of a page that only a preview shows, with a line around it and the reason above it. */
export function DraftMark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="preview-draft">
      <p className="preview-mark">{label}</p>
      {children}
    </div>
  )
}
