import type { ReactNode } from "react"

/** Renders a link within text of the account pages, with a touch target of at least 44 px. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand underline underline-offset-4"
    >
      {children}
    </a>
  )
}
