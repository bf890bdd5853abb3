import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"

type EmptyStateProps = {
  icon: IconName
  /** States what is missing. */
  title: ReactNode
  /** The reason, or what would appear here. */
  children?: ReactNode
  /** One or two links or buttons to continue with. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Renders a placeholder for an empty list or page, with links to continue with. */
export function EmptyState({ icon, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-section text-center">
      <span className="rounded-full bg-tint p-4 text-brand">
        <Icon name={icon} className="size-7" />
      </span>
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
