import type { ReactNode } from "react"
import { Prose } from "#components/ui/prose.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { Slide } from "#lib/content/gallery.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { buildFieldAttributes, localiseHref } from "#lib/i18n/localise-content.ts"
import { ButtonLink } from "../button-link.tsx"
import { EnlargeLink, type Enlarging } from "./enlarge-link.tsx"

/** Level of the headings of a gallery's slides. */
export type HeadingLevel = "h2" | "h3" | "h4"

type SlideHeadingsProps = { slide: Slide; level: HeadingLevel; locale: string }

/** Renders the heading and subheading of a slide, if present. */
export function SlideHeadings({ slide, level: Heading, locale }: SlideHeadingsProps) {
  const { heading, subHeading } = slide
  return (
    <>
      {heading !== "" && (
        <Heading
          data-part="heading"
          className="text-lg font-semibold"
          {...buildFieldAttributes(locale, slide, "heading")}
        >
          {heading}
        </Heading>
      )}
      {subHeading !== "" && (
        <p data-part="sub-heading" {...buildFieldAttributes(locale, slide, "sub_heading")}>
          {subHeading}
        </p>
      )}
    </>
  )
}

type SlideBodyProps = { slide: Slide; locale: string; className?: string }

/** Renders the text and the button of a slide, if present. */
export function SlideBody({ slide, locale, className = "" }: SlideBodyProps) {
  const { content, linkButtonText } = slide
  const link = linkButtonText === "" ? null : resolveLink(slide.link, slide.opensNewTab)
  if (content.trim() === "" && !link) return null
  return (
    <div className={`stack-2 ${className}`}>
      {content.trim() !== "" && (
        <div data-part="content">
          <Prose html={content} locale={locale} isTranslated={isTranslated(slide, "content")} />
        </div>
      )}
      {link && (
        <div data-part="link">
          <ButtonLink
            link={link}
            text={linkButtonText}
            locale={locale}
            lang={buildFieldAttributes(locale, slide, "link_button_text")}
          />
        </div>
      )}
    </div>
  )
}

type SlideLinkProps = {
  slide: Slide
  /** Position among the slides, from 1. */
  number: number
  locale: string
  enlarging: Enlarging
  className: string
  children?: ReactNode
}

/**
 * Renders the click target of a slide's image. It opens the image at full size if the gallery has a
 * lightbox, else follows the slide's link unless a button does, else does nothing.
 */
export function SlideLink({
  slide,
  number,
  locale,
  enlarging,
  className,
  children,
}: SlideLinkProps) {
  if (enlarging) {
    return (
      <EnlargeLink slide={slide} number={number} enlarging={enlarging} className={className}>
        {children}
      </EnlargeLink>
    )
  }
  const link = slide.linkButtonText === "" ? resolveLink(slide.link, slide.opensNewTab) : null
  if (!link) return children
  return (
    <ShopLink
      href={localiseHref(link.href, locale)}
      aria-label={slide.heading || slide.subHeading || slide.picture?.alt || link.href}
      className={className}
      {...(link.opensNewTab && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
    </ShopLink>
  )
}
