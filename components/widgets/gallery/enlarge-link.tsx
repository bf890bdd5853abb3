import type { ReactNode } from "react"
import type { Slide } from "#lib/content/gallery.ts"
import { fillText } from "#lib/i18n/fill-text.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"

export type EnlargeLabels = {
  /** "Show “{name}” at full size", to be filled in. */
  named: string
  /** "Show picture {number} at full size", for pictures without a name. */
  numbered: string
}

/** How a gallery's slides open at full size; null where they do not. */
export type Enlarging = { labels: EnlargeLabels; widthPx: number } | null

type EnlargeLinkProps = {
  slide: Slide
  /** Its place among the slides, counted from 1. */
  number: number
  enlarging: NonNullable<Enlarging>
  className: string
  children?: ReactNode
}

/**
 * A thumbnail's link to its full picture, which a gallery's lightbox opens in place; see
 * `readEntries` for what it reads here.
 */
export function EnlargeLink({ slide, number, enlarging, className, children }: EnlargeLinkProps) {
  const picture = slide.enlarged
  if (!picture) return children
  const { labels, widthPx } = enlarging
  const name = slide.heading || picture.alt
  const label = name
    ? fillText(labels.named, { name })
    : fillText(labels.numbered, { number: String(number) })
  return (
    <a
      href={buildPictureUrl(picture, widthPx, "jpeg")}
      aria-label={label}
      data-hash={picture.hash}
      data-aspect={picture.aspect}
      data-alt={picture.alt}
      data-placeholder={picture.placeholder}
      className={`cursor-zoom-in ${className}`}
    >
      {children}
    </a>
  )
}
