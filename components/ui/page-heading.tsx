import type { ReactNode } from "react"
import { buildLangAttributes } from "#lib/i18n/localise-content.ts"

type PageHeadingProps = {
  children: ReactNode
  isHidden?: boolean
  /** Language of the page, set if the heading is CMS text that is not in this language. */
  locale?: string | false
}

/** Renders the page's single `h1`. */
export function PageHeading({ children, isHidden, locale }: PageHeadingProps) {
  return (
    <h1
      className={isHidden ? "sr-only" : "text-4xl wrap-break-word"}
      {...(locale && buildLangAttributes(locale))}
    >
      {children}
    </h1>
  )
}
