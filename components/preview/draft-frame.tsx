import type { ReactNode } from "react"

/** Renders an unpublished section of a preview with an outline and the reason above it. */
export function DraftFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="preview-draft">
      <p className="preview-mark">{label}</p>
      {children}
    </div>
  )
}
