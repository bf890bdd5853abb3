import type { CSSProperties, ReactNode } from "react"
import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { isTranslated } from "#lib/contract/translated-text.ts"
import type { Picture as PictureData } from "#lib/images/picture.ts"
import type { WidgetContext } from "../define-widget.ts"
import { buildHeadingLang } from "../section-heading.tsx"
import { buildTranslucentColour, type HeroColours } from "./hero-colours.ts"
import { OverPicture, type TextPosition, textSides } from "./over-picture.tsx"

const alignClasses = { top: "content-start", center: "content-center", bottom: "content-end" }

type HeroBandProps = {
  /** Background behind the text. */
  background: ReactNode
  /** An image above the text, such as a seal. */
  overlay: PictureData | null
  colours: HeroColours
  position: TextPosition
  /** The text; null if the hero shows its image only. */
  children: ReactNode
}

/** Renders a band with text over an image: at least 500 px high. */
export function HeroBand(props: HeroBandProps) {
  const { background, overlay, colours, position, children } = props
  const style: CSSProperties = { backgroundColor: colours.base, color: colours.ink }
  return (
    <section
      className={`relative isolate grid min-h-[500px] grid-cols-1 gap-6 overflow-clip px-6 py-12 [clip-path:inset(0_round_var(--radius-card))] md:px-14 md:py-16 ${textSides[position.justify]} ${alignClasses[position.align]}`}
      style={style}
    >
      {background}
      {colours.tint && (
        <div
          className="absolute inset-0 -z-10"
          style={{ backgroundColor: buildTranslucentColour(colours.tint) }}
        />
      )}
      {overlay && (
        <Picture
          picture={overlay}
          widths={[200, 400, 600]}
          sizes="200px"
          className="h-auto w-50 rounded-card"
        />
      )}
      {children && (
        <OverPicture
          colours={colours}
          position={position}
          className="flex max-w-[min(42rem,100%)] flex-col gap-4 wrap-anywhere"
        >
          {children}
        </OverPicture>
      )}
    </section>
  )
}

type HeroTextProps = {
  heading: string
  subheading: string
  /** Sanitised. */
  html: string
  context: Pick<WidgetContext, "locale" | "translatedFields">
  /** A button below the text. */
  children?: ReactNode
}

/** Renders the text of a hero, in the inherited text colour. */
export function HeroText({ heading, subheading, html, context, children }: HeroTextProps) {
  const { locale } = context
  const { lang, belowLang } = buildHeadingLang(context)
  return (
    <>
      {heading !== "" && (
        <h2 className="text-3xl font-bold tracking-tight text-balance md:text-5xl" {...lang}>
          {heading}
        </h2>
      )}
      {subheading !== "" && (
        <p className="text-lg text-balance md:text-xl" {...belowLang}>
          {subheading}
        </p>
      )}
      {html.trim() !== "" && (
        <Prose
          html={html}
          locale={locale}
          isTranslated={isTranslated(context, "html")}
          className="[&_:is(a,blockquote)]:text-inherit [&>*]:max-w-none [&_blockquote]:border-0 [&_blockquote]:ps-0 [&_blockquote]:text-xl"
        />
      )}
      {children}
    </>
  )
}
