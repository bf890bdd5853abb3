import type { ReactNode } from "react"

/** The one top heading of a page. */
export function PageHeading({ children, isHidden }: { children: ReactNode; isHidden?: boolean }) {
  return <h1 className={isHidden ? "sr-only" : "text-4xl wrap-break-word"}>{children}</h1>
}
