import type { ReactNode } from "react"

/** The page's column: its greatest width and the room at its sides. */
export function Container({
  children,
  className = "",
}: {
  children: ReactNode
  className?: string
}) {
  return <div className={`mx-auto w-full max-w-7xl px-gutter ${className}`.trim()}>{children}</div>
}
