import type { ReactNode } from "react"
import type { StudioSection as SectionName } from "#lib/studio/list-remarks.ts"

type StudioSectionProps = {
  name: SectionName
  heading: string
  /** What is shown here and why it matters, in a sentence. */
  intro: string
  children: ReactNode
}

/** One view of a page, under a heading that can be linked to. */
export function StudioSection({ name, heading, intro, children }: StudioSectionProps) {
  return (
    <section id={name} aria-labelledby={`${name}-heading`} className="studio-section stack-4">
      <div className="stack-1">
        <h2 id={`${name}-heading`} className="text-2xl">
          {heading}
        </h2>
        <p className="max-w-prose text-sm text-muted">{intro}</p>
      </div>
      {children}
    </section>
  )
}
