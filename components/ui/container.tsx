import type { ReactNode } from "react"

/** Renders the page column: maximum width and gutters. */
export function Container({
  children,
  className = "",
}: {
  children: ReactNode
  className?: string
}) {
  return <div className={`mx-auto w-full max-w-7xl px-gutter ${className}`.trim()}>{children}</div>
}
