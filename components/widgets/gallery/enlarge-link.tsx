import type { ReactNode } from "react"
import type { Slide } from "#lib/content/gallery.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"

export type EnlargeLabels = {
  /** Template: "Show “{name}” at full size". */
  named: string
  /** Template for images without a name: "Show picture {number} at full size". */
  numbered: string
}

/** How the images of a gallery open at full size; null if they do not. */
export type Enlarging = { labels: EnlargeLabels; widthPx: number } | null

type EnlargeLinkProps = {
  slide: Slide
  /** Position among the slides, from 1. */
  number: number
  enlarging: NonNullable<Enlarging>
  className: string
  children?: ReactNode
}

/**
 * Renders a thumbnail's link to its full-size image, which the lightbox of the gallery opens in
 * place. `getLightboxEntries` reads the data attributes.
 */
export function EnlargeLink({ slide, number, enlarging, className, children }: EnlargeLinkProps) {
  const picture = slide.enlarged
  if (!picture) return children
  const { labels, widthPx } = enlarging
  const name = slide.heading || picture.alt
  const label = name
    ? formatTemplate(labels.named, { name })
    : formatTemplate(labels.numbered, { number: String(number) })
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
