import { Picture } from "#components/ui/picture.tsx"
import type { Slide } from "#lib/content/gallery.ts"
import { parseAspect } from "#lib/contract/image-sizes.ts"
import type { Enlarging } from "./enlarge-link.tsx"
import {
  buildSlideBackground,
  buildSlideImageStyle,
  buildSlideTextColours,
} from "./slide-styles.ts"
import { type HeadingLevel, SlideBody, SlideHeadings, SlideLink } from "./slide-texts.tsx"

export type GridType = "grid" | "shadowgrid" | "centeredgrid"

type GridSlideProps = {
  slide: Slide
  type: GridType
  /** Position among the slides, from 1. */
  number: number
  headingLevel: HeadingLevel
  locale: string
  widths: readonly number[]
  sizes: string
  enlarging: Enlarging
}

/** Renders a slide of a grid. Text that the lightbox shows is hidden, except without JavaScript. */
export function GridSlide(props: GridSlideProps) {
  const { slide, type, headingLevel: level, locale, enlarging } = props
  const isInLightbox = enlarging !== null && slide.enlarged !== null
  const hidden = isInLightbox ? "hidden noscript:block" : ""
  if (type !== "shadowgrid") {
    return (
      <div className={`flex flex-col gap-2 ${type === "centeredgrid" ? "text-center" : ""}`}>
        <GridPicture {...props} className="rounded-card" />
        <SlideHeadings slide={slide} level={level} locale={locale} />
        <SlideBody slide={slide} locale={locale} className={hidden} />
      </div>
    )
  }
  return (
    <div className="h-full overflow-clip rounded-card bg-surface floating">
      <div className="@container relative">
        <GridPicture {...props} className="" />
        <SlideStrip slide={slide} level={level} locale={locale} />
      </div>
      <SlideBody slide={slide} locale={locale} className={`p-4 ${hidden}`} />
    </div>
  )
}

type SlideStripProps = { slide: Slide; level: HeadingLevel; locale: string }

/** Renders the headings on a strip over the image, or below an image that is too small for them. */
function SlideStrip({ slide, level, locale }: SlideStripProps) {
  if (slide.heading === "" && slide.subHeading === "") return null
  const [across, down] = slide.picture ? parseAspect(slide.picture.aspect) : [1, 0]
  const isTall = down * 2 >= across
  const positionClass = isTall
    ? "@3xs:pointer-events-none @3xs:absolute @3xs:inset-x-0 @3xs:bottom-0"
    : ""
  return (
    <div
      className={`bg-(--scrim)/85 p-3 text-(--ink) ${positionClass}`}
      style={buildSlideTextColours(slide)}
    >
      <SlideHeadings slide={slide} level={level} locale={locale} />
    </div>
  )
}

function GridPicture(props: GridSlideProps & { className: string }) {
  const { slide, number, locale, enlarging, widths, sizes, className } = props
  const { picture } = slide
  if (!picture) return null
  const isNamed = slide.heading !== "" || slide.subHeading !== ""
  return (
    <div className={`overflow-clip ${className}`.trimEnd()} style={buildSlideBackground(slide)}>
      <SlideLink
        slide={slide}
        number={number}
        locale={locale}
        enlarging={enlarging}
        className="grid min-h-11 content-center -outline-offset-3"
      >
        <div style={buildSlideImageStyle(slide)}>
          <Picture
            picture={picture}
            alt={isNamed ? "" : picture.alt}
            className="h-auto w-full"
            widths={widths}
            sizes={sizes}
          />
        </div>
      </SlideLink>
    </div>
  )
}
