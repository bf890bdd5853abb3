import { getTranslations } from "next-intl/server"
import type { Gallery } from "#lib/content/gallery.ts"
import type { Side } from "../resolve-text-side.ts"
import type { Enlarging } from "./enlarge-link.tsx"
import { LazySliderControls } from "./lazy-gallery-islands.tsx"
import { listImageWidths, resolveSlideSide } from "./slide-styles.ts"
import { SliderSlide } from "./slider-slide.tsx"

const widthsPx = [400, 725, 825, 1100, 1400, 1920]

type GallerySliderProps = {
  /** Unique on the page. */
  id: string
  gallery: Gallery
  locale: string
  isLcpImage: boolean
  /** Widest rendition in pixels; 0 derives it from the viewport. */
  maxWidthPx: number
  enlarging: Enlarging
}

/**
 * Renders a gallery as a carousel. It advances automatically and can be paused, swiped and
 * scrolled.
 */
export async function GallerySlider(props: GallerySliderProps) {
  const { id, gallery, locale, isLcpImage, maxWidthPx, enlarging } = props
  const t = await getTranslations({ locale, namespace: "content" })
  const { slides, heading } = gallery
  const trackId = `${id}-slides`
  const count = slides.length
  const widths = listImageWidths(widthsPx, maxWidthPx)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no fieldset, and too small for a landmark
    <div
      role="group"
      aria-roledescription={t("slider.kind")}
      aria-label={heading || t("slider.kind")}
      className="@container relative -mx-4 sm:mx-0"
    >
      <ul
        id={trackId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the region scrollable by keyboard
        tabIndex={0}
        className="isolate flex snap-row overflow-x-auto overscroll-x-contain sm:rounded-card [scrollbar-width:none]"
      >
        {slides.map((slide, at) => (
          <SliderSlide
            key={slide.id}
            slide={slide}
            widths={widths}
            locale={locale}
            enlarging={enlarging}
            number={at + 1}
            label={t("slider.slideOf", { number: at + 1, count })}
            isLcpImage={isLcpImage && at === 0}
          />
        ))}
      </ul>
      {count > 1 && (
        <LazySliderControls
          trackId={trackId}
          side={resolveControlsSide(slides, locale)}
          labels={{
            pause: t("slider.pause"),
            play: t("slider.play"),
            previous: t("slider.previous"),
            next: t("slider.next"),
          }}
        />
      )}
    </div>
  )
}

/** Returns the side without slide text; the centre if slides have text on both sides. */
function resolveControlsSide(slides: Gallery["slides"], locale: string): Side {
  const sides = new Set(slides.map((slide) => resolveSlideSide(slide, locale).side))
  if (sides.size > 1) return "center"
  return sides.has("right") ? "left" : "right"
}
