import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"

export type NoticeTone = "info" | "success" | "warning" | "danger"

const icons: Record<NoticeTone, IconName> = {
  info: "info",
  success: "check",
  warning: "alert",
  danger: "alert",
}

const toneClasses: Record<NoticeTone, string> = {
  info: "border-info [&>svg]:text-info",
  success: "border-success [&>svg]:text-success",
  warning: "border-warning [&>svg]:text-warning",
  danger: "border-danger [&>svg]:text-danger",
}

type NoticeProps = {
  tone: NoticeTone
  /** A few words in bold above the content. */
  title?: string
  children?: ReactNode
  /** Live region: "alert" interrupts a screen reader, "status" waits until it is idle. */
  role?: "alert" | "status"
  id?: string
}

/** Renders a message about the user's action: what happened, and what to do next. */
export function Notice({ tone, title, children, ...attributes }: NoticeProps) {
  return (
    <div
      {...attributes}
      className={`flex gap-3 rounded-card border-s-4 bg-sunken px-4 py-3 ${toneClasses[tone]}`}
    >
      <Icon name={icons[tone]} className="mt-0.5 size-5" />
      <div className="min-w-0 stack-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
