import type { ReactNode } from "react"

type AccountCardProps = {
  /** Id of its heading, and with `-section` that of the card. */
  id: string
  heading: string
  children: ReactNode
  className?: string
}

/** One matter of the account, set apart from the others under a heading of its own. */
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
