import { z } from "zod"
import { getGallery } from "#lib/api/content.ts"
import { imageAspectSchema } from "#lib/contract/image.ts"
import { defineWidget } from "../define-widget.ts"
import { GalleryGrid } from "../gallery/gallery-grid.tsx"
import { GallerySlider } from "../gallery/gallery-slider.tsx"
import { SectionHeading } from "../section-heading.tsx"
import { choiceSetting, numberSetting, switchSetting, textSetting } from "../setting-schemas.ts"

/** Width in pixels the API is asked for; addresses of other widths are built where it is shown. */
const wireWidthPx = 400

/** A gallery's slides one after the other, or all at once in a grid. */
export const galleryWidget = defineWidget({
  type: "core/gallery",
  settings: z.object({
    heading: textSetting,
    subheading: textSetting,
    gallery: choiceSetting,
    type: z.enum(["slider", "shadowgrid", "centeredgrid", "grid"]).default("slider"),
    aspect: imageAspectSchema.default("16x9"),
    grid_width: numberSetting.min(1).max(6).default(3),
    show_heading: switchSetting,
    limit_slides: numberSetting.default(0),
  }),
  isLeadPicture: ({ type, gallery }) => type === "slider" && gallery !== null,
  load: async ({ gallery: id, aspect, limit_slides: limit }) => {
    const gallery = id === null ? null : await getGallery(id, aspect, wireWidthPx)
    if (!gallery) return null
    const slides = limit > 0 ? gallery.slides.slice(0, limit) : gallery.slides
    return slides.length > 0 ? { ...gallery, slides } : null
  },
  View: ({ settings, data, context: { locale, isLead } }) => {
    if (!data) return null
    const heading = settings.heading || (settings.show_heading ? data.heading : "")
    const below = settings.subheading || (settings.show_heading ? data.subHeading : "")
    return (
      <section aria-label={heading || undefined}>
        {heading !== "" && <SectionHeading below={below}>{heading}</SectionHeading>}
        {settings.type === "slider" ? (
          <GallerySlider gallery={data} locale={locale} isLead={isLead} />
        ) : (
          <GalleryGrid slides={data.slides} columns={settings.grid_width} />
        )}
      </section>
    )
  },
})
