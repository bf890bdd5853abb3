import type { ReactNode } from "react"

type AccountCardProps = {
  /** Id of the heading; the card's own id is this with `-section`. */
  id: string
  heading: string
  children: ReactNode
  className?: string
}

/** Renders one section of the account pages as a card with a heading. */
export function AccountCard({ id, heading, children, className = "" }: AccountCardProps) {
  return (
    <section
      id={`${id}-section`}
      aria-labelledby={id}
      className={`card stack-4 p-5 sm:p-6 ${className}`.trim()}
    >
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}
