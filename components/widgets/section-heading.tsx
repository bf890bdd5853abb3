import type { ReactNode } from "react"
import { buildFieldAttributes, type LangAttributes } from "#lib/i18n/localise-content.ts"
import type { WidgetContext } from "./define-widget.ts"

type SectionHeadingProps = {
  children: ReactNode
  /** Subheading. */
  below?: string
  isCentred?: boolean
  /** Attributes of the heading, and of the subheading, if they are in another language. */
  lang?: LangAttributes
  belowLang?: LangAttributes
}

/** Renders the heading of a widget's section. */
export function SectionHeading(props: SectionHeadingProps) {
  const { children, below, isCentred = false, lang, belowLang } = props
  return (
    <div className={isCentred ? "mb-6 text-center" : "mb-5"}>
      <h2 className="text-2xl font-bold tracking-tight text-balance md:text-3xl" {...lang}>
        {children}
      </h2>
      {below && (
        <p className="mt-1 text-muted" {...belowLang}>
          {below}
        </p>
      )}
    </div>
  )
}

/** Returns the attributes of a widget's heading and subheading, see `SectionHeading`. */
export function buildHeadingLang(context: Pick<WidgetContext, "locale" | "translatedFields">) {
  const { locale } = context
  return {
    lang: buildFieldAttributes(locale, context, "heading"),
    belowLang: buildFieldAttributes(locale, context, "subheading"),
  }
}
