import { getTranslations } from "next-intl/server"
import type { Gallery } from "#lib/content/gallery.ts"
import { SliderControls } from "./slider-controls.tsx"
import { SliderSlide } from "./slider-slide.tsx"

type GallerySliderProps = { gallery: Gallery; locale: string; isLead: boolean }

/** A gallery one slide at a time; it advances by itself and can be paused, swiped and scrolled. */
export async function GallerySlider({ gallery, locale, isLead }: GallerySliderProps) {
  const t = await getTranslations({ locale, namespace: "content" })
  const { id, slides, heading, name } = gallery
  const trackId = `slides-${id}`
  const count = slides.length
  return (
    <section
      aria-roledescription={t("slider.kind")}
      aria-label={heading || name}
      className="relative -mx-4 sm:mx-0"
    >
      <ul
        id={trackId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it from here
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain sm:rounded-card [scrollbar-width:none]"
      >
        {slides.map((slide, at) => (
          <SliderSlide
            key={slide.id}
            slide={slide}
            label={t("slider.slideOf", { number: at + 1, count })}
            isLead={isLead && at === 0}
          />
        ))}
      </ul>
      {count > 1 && (
        <SliderControls
          trackId={trackId}
          labels={{
            pause: t("slider.pause"),
            play: t("slider.play"),
            previous: t("slider.previous"),
            next: t("slider.next"),
          }}
        />
      )}
    </section>
  )
}
