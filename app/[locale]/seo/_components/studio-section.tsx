import type { ReactNode } from "react"
import type { ReportSection as SectionName } from "#lib/seo-tools/list-page-issues.ts"

type StudioSectionProps = {
  name: SectionName
  heading: string
  /** One line on what the section shows and why it matters. */
  intro: string
  children: ReactNode
}

/** Renders one section of the report under a heading with an anchor. */
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
