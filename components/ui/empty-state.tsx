import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"

type EmptyStateProps = {
  icon: IconName
  /** What is not here. */
  title: ReactNode
  /** Why, or what would be here. */
  children?: ReactNode
  /** Where to go from here: one or two links or buttons. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** What a place says that has nothing to show yet, with a way on. */
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
