import type { ReactNode } from "react"
import { markOriginal } from "#lib/i18n/mark-original.ts"

type PageHeadingProps = {
  children: ReactNode
  isHidden?: boolean
  /** Language of the page, where the heading is a text of editors and not of the interface. */
  locale?: string
}

/** The one top heading of a page. */
export function PageHeading({ children, isHidden, locale }: PageHeadingProps) {
  return (
    <h1
      className={isHidden ? "sr-only" : "text-4xl wrap-break-word"}
      {...(locale && markOriginal(locale))}
    >
      {children}
    </h1>
  )
}
