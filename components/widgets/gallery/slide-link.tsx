import type { ReactNode } from "react"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { Slide } from "#lib/content/gallery.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { localiseHref } from "#lib/i18n/localise-links.ts"
import { EnlargeLink, type Enlarging } from "./enlarge-link.tsx"

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
