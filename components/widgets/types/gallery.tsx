import { z } from "zod"
import { getLightboxLabels } from "#components/ui/get-lightbox-labels.ts"
import { getGallery } from "#lib/api/galleries.ts"
import { imageAspectSchema } from "#lib/contract/image.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { resolveWidth } from "#lib/images/picture.ts"
import { defineWidget } from "../define-widget.ts"
import { listGalleryExamples } from "../gallery/gallery-examples.ts"
import { GalleryGrid } from "../gallery/gallery-grid.tsx"
import { GallerySlider } from "../gallery/gallery-slider.tsx"
import { getEnlargeLabels } from "../gallery/get-enlarge-labels.ts"
import { LazyGalleryLightbox } from "../gallery/lazy-gallery-islands.tsx"
import { SectionHeading } from "../section-heading.tsx"
import {
  buildAmountSetting,
  choiceSetting,
  switchSetting,
  textSetting,
} from "../setting-schemas.ts"

/** Specification 2, section 9. */
const lightboxWidthPx = 1920
/** Width in pixels to request from the API if the editor has set none. */
const defaultRequestWidthPx = 400

const settings = z.object({
  gallery: choiceSetting.meta({ model: "cognito/gallery" }).describe("The gallery that is shown."),
  type: z
    .enum(["slider", "shadowgrid", "centeredgrid", "grid"])
    .catch("slider")
    .describe("One slide after the other, or all at once: as cards, centred or plain."),
  show_heading: switchSetting.describe("Shows the heading, and the line below it."),
  heading: textSetting.describe("Stands instead of the gallery's own heading."),
  subheading: textSetting.describe("Stands instead of the gallery's own line below it."),
  grid_width: buildAmountSetting(1, 6, 3).describe("Columns of a grid, 1 to 6."),
  limit_slides: buildAmountSetting(0, 1_000, 0).describe(
    "The most slides that are shown; 0 shows all.",
  ),
  aspect: imageAspectSchema.catch("16x9").describe("Shape of the pictures, width by height."),
  width: buildAmountSetting(0, 4_000, 0).describe(
    "The most pixels across a picture is fetched with; 0 takes what suits the screen.",
  ),
  use_lightbox: switchSetting.describe(
    "A press on a picture opens it at full size, with its text.",
  ),
  lightbox_aspect: imageAspectSchema
    .optional()
    .catch(undefined)
    .describe("Shape of the pictures at full size. Empty keeps that of the gallery."),
  lightbox_timeout: buildAmountSetting(0, 3_600, 0).describe(
    "Seconds after which an opened picture closes by itself; 0 is never.",
  ),
  lightbox_full_height: switchSetting.describe(
    "The text of an opened picture is as high as it needs, instead of at most 500 pixels.",
  ),
})

/** A gallery as a slider or as a grid. */
export const galleryWidget = defineWidget({
  type: "core/gallery",
  name: "Gallery",
  purpose: "Shows the pictures of a gallery with their texts, sliding by or side by side.",
  settings,
  examples: ({ galleryId }) => listGalleryExamples(galleryId),
  isLcpCandidate: ({ type, gallery }) => type === "slider" && gallery !== null,
  load: async (values, { limit, offset, locale }) => {
    const { gallery: id, aspect, width, lightbox_aspect: lightboxAspect = aspect } = values
    if (id === null) return null
    const widthPx = resolveWidth(width || defaultRequestWidthPx)
    const gallery = await getGallery(id, aspect, widthPx, lightboxAspect, locale)
    if (!gallery) return null
    const maxSlides = values.limit_slides > 0 ? Math.min(limit, values.limit_slides) : limit
    const slides = gallery.slides.slice(offset, offset + maxSlides)
    return slides.length > 0 ? { ...gallery, slides } : null
  },
  picture: (data) => data?.slides.find((slide) => slide.picture)?.picture,
  View: async ({ settings: values, data, context }) => {
    const { locale, id, isLcpImage } = context
    if (!data) return null
    const heading = values.show_heading ? values.heading || data.heading : ""
    const below = values.show_heading ? values.subheading || data.subHeading : ""
    const enlarging = values.use_lightbox
      ? { labels: await getEnlargeLabels(locale), widthPx: lightboxWidthPx }
      : null
    const viewProps = { maxWidthPx: values.width, enlarging }
    return (
      <div id={id}>
        {heading !== "" && (
          <SectionHeading
            below={below}
            lang={buildFieldAttributes(locale, values.heading ? context : data, "heading")}
            belowLang={
              values.subheading
                ? buildFieldAttributes(locale, context, "subheading")
                : buildFieldAttributes(locale, data, "sub_heading")
            }
          >
            {heading}
          </SectionHeading>
        )}
        {values.type === "slider" ? (
          <GallerySlider
            gallery={data}
            id={id}
            locale={locale}
            isLcpImage={isLcpImage}
            {...viewProps}
          />
        ) : (
          <GalleryGrid
            slides={data.slides}
            locale={locale}
            type={values.type}
            columns={values.grid_width}
            headingLevel={heading === "" ? "h2" : "h3"}
            {...viewProps}
          />
        )}
        {enlarging && (
          <LazyGalleryLightbox
            rootId={id}
            labels={await getLightboxLabels(locale)}
            widthPx={lightboxWidthPx}
            timeoutMs={values.lightbox_timeout * 1_000}
            isFullHeight={values.lightbox_full_height}
          />
        )}
      </div>
    )
  },
})
