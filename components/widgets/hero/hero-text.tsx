import type { ReactNode } from "react"
import { Prose } from "#components/ui/prose.tsx"

type HeroTextProps = {
  heading: string
  subheading: string
  /** Sanitised. */
  html: string
  locale: string
  /** A button below the text. */
  children?: ReactNode
}

/** Renders the text of a hero, in the inherited text colour. */
export function HeroText({ heading, subheading, html, locale, children }: HeroTextProps) {
  return (
    <>
      {heading !== "" && (
        <h2 className="text-3xl font-bold tracking-tight text-balance md:text-5xl">{heading}</h2>
      )}
      {subheading !== "" && <p className="text-lg text-balance md:text-xl">{subheading}</p>}
      {html.trim() !== "" && (
        <Prose
          html={html}
          locale={locale}
          className="[&_:is(a,blockquote)]:text-inherit [&>*]:max-w-none [&_blockquote]:border-0 [&_blockquote]:ps-0 [&_blockquote]:text-xl"
        />
      )}
      {children}
    </>
  )
}
