import type { Slide } from "#lib/content/gallery.ts"
import type { Enlarging } from "./enlarge-link.tsx"
import { GridSlide, type GridType } from "./grid-slide.tsx"
import { listImageWidths } from "./slide-styles.ts"
import type { HeadingLevel } from "./slide-texts.tsx"

const widthsPx = [300, 450, 600, 900, 1200]
/** Maximum width of the page's text column in pixels. */
const contentWidthPx = 1232

type GalleryGridProps = {
  slides: readonly Slide[]
  type: GridType
  /** Columns on wide screens. Phones show one column, or two of four and more. */
  columns: number
  headingLevel: HeadingLevel
  locale: string
  /** Widest rendition in pixels; 0 derives the widths from the columns. */
  maxWidthPx?: number
  enlarging: Enlarging
}

const rows =
  "grid gap-6 grid-cols-[repeat(var(--narrow),minmax(0,1fr))] md:grid-cols-[repeat(var(--wide),minmax(0,1fr))]"
const centredRows = "flex flex-wrap justify-center gap-6"
/** As wide as a grid column; an incomplete last row is centred. */
const centredColumn =
  "w-[calc((100%-(var(--narrow)-1)*1.5rem)/var(--narrow))] md:w-[calc((100%-(var(--wide)-1)*1.5rem)/var(--wide))]"

/** Renders all slides of a gallery as a grid. */
export function GalleryGrid(props: GalleryGridProps) {
  const { slides, type, columns, maxWidthPx = 0, headingLevel, locale, enlarging } = props
  const narrow = columns > 3 ? 2 : 1
  const widths = listImageWidths(widthsPx, maxWidthPx)
  const sizes = `(min-width: 1280px) ${Math.ceil(contentWidthPx / columns)}px, (min-width: 768px) ${Math.ceil(96 / columns)}vw, ${96 / narrow}vw`
  const isCentred = type === "centeredgrid"
  return (
    <ul
      className={isCentred ? centredRows : rows}
      style={{ "--narrow": narrow, "--wide": columns }}
    >
      {slides.map((slide, at) => (
        <li key={slide.id} data-slide="" className={isCentred ? centredColumn : undefined}>
          <GridSlide
            slide={slide}
            type={type}
            headingLevel={headingLevel}
            widths={widths}
            sizes={sizes}
            locale={locale}
            enlarging={enlarging}
            number={at + 1}
          />
        </li>
      ))}
    </ul>
  )
}
