import type { ReactNode } from "react"

type SectionProps = { id: string; heading: string; children: ReactNode }

/** Renders a part of a screen with its heading. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="card stack-3 p-5">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}
