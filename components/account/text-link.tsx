import type { ReactNode } from "react"

/** A link within words of the account, tall enough for a thumb. */
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
