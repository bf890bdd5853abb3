import { Prose } from "#components/ui/prose.tsx"
import type { Slide } from "#lib/content/gallery.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { ButtonLink } from "../button-link.tsx"

/** Level of the headings of a gallery's slides. */
export type HeadingLevel = "h2" | "h3" | "h4"

type SlideHeadingsProps = { slide: Slide; level: HeadingLevel }

/** Renders the heading and subheading of a slide, if present. */
export function SlideHeadings({ slide, level: Heading }: SlideHeadingsProps) {
  const { heading, subHeading } = slide
  return (
    <>
      {heading !== "" && (
        <Heading data-part="heading" className="text-lg font-semibold">
          {heading}
        </Heading>
      )}
      {subHeading !== "" && <p data-part="sub-heading">{subHeading}</p>}
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
          <Prose html={content} locale={locale} />
        </div>
      )}
      {link && (
        <div data-part="link">
          <ButtonLink link={link} text={linkButtonText} locale={locale} />
        </div>
      )}
    </div>
  )
}
