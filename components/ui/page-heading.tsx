import type { ReactNode } from "react"

/** The one top heading of a page. */
export function PageHeading({ children, isHidden }: { children: ReactNode; isHidden?: boolean }) {
  const look = "text-3xl font-bold tracking-tight text-balance wrap-break-word md:text-4xl"
  return <h1 className={isHidden ? "sr-only" : look}>{children}</h1>
}
