import type { ReactNode } from "react"
import { Container } from "#components/ui/container.tsx"

const widths = { narrow: "max-w-3xl", wide: "max-w-5xl" } as const

/** Renders the column of an account page: narrow for a form, wide for cards side by side. */
export function AccountPage({
  width,
  children,
}: {
  width: keyof typeof widths
  children: ReactNode
}) {
  return (
    <Container className="py-8 md:py-12">
      <div className={`mx-auto stack-8 ${widths[width]}`}>{children}</div>
    </Container>
  )
}

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
