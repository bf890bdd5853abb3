import { getTranslations } from "next-intl/server"
import { z } from "zod"
import { getLightboxLabels } from "#components/ui/get-lightbox-labels.ts"
import { listGalleryCovers } from "#lib/api/galleries.ts"
import type { Gallery } from "#lib/content/gallery.ts"
import { imageAspectSchema } from "#lib/contract/image.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { defineWidget } from "../define-widget.ts"
import { getEnlargeLabels } from "../gallery/get-enlarge-labels.ts"
import { LazyGalleryGroup } from "../gallery/lazy-gallery-islands.tsx"
import { buildHeadingLang, SectionHeading } from "../section-heading.tsx"
import { groupSetting, textSetting } from "../setting-schemas.ts"

/**
 * Returns the number of the slide to start with, from the URL parameter; null unless it is the
 * second or a later one.
 */
function findFirstSlideNumber({ slides }: Gallery, parameters: readonly string[]): number | null {
  const [text = "", ...rest] = parameters
  const number = /^[1-9]\d{0,3}$/.test(text) && rest.length === 0 ? Number(text) : 0
  return number >= 2 && number <= slides.length ? number : null
}

function rotateSlides(gallery: Gallery, number: number): Gallery {
  const { slides } = gallery
  return { ...gallery, slides: [...slides.slice(number - 1), ...slides.slice(0, number - 1)] }
}

/** Covers of galleries, of which one opens below them (specification 2, section 2). */
export const galleryGroupWidget = defineWidget({
  type: "core/gallery_group",
  name: "Group of galleries",
  purpose: "Shows a cover for each gallery of a group, and the pictures of the one chosen.",
  settings: z.object({
    heading: textSetting.describe("Heading above the covers."),
    subheading: textSetting.describe("A line below the heading."),
    group: groupSetting.describe("The group whose galleries are shown."),
    aspect: imageAspectSchema
      .catch("16x9")
      .describe("Shape of the opened gallery's pictures, width by height."),
  }),
  examples: ({ galleryGroup: group }) =>
    imageAspectSchema.options.map((aspect) => ({
      name: `Pictures of ${aspect.replace("x", " by ")}`,
      settings: { heading: "Our work", subheading: "Choose a cover", group, aspect },
    })),
  load: async ({ group, aspect }, { item, parameters, limit, offset, locale }) => {
    if (group === null) return { covers: [], opened: null }
    const { covers, opened } = await listGalleryCovers(group, item, aspect, locale)
    return {
      covers: covers.slice(offset, offset + limit),
      opened: opened && rotateSlides(opened, findFirstSlideNumber(opened, parameters) ?? 1),
    }
  },
  hasParameters: ({ opened }, parameters) =>
    opened !== null && findFirstSlideNumber(opened, parameters) !== null,
  hasItem: ({ opened }, item) => opened?.url === item,
  nameItem: ({ covers }, item) => covers.find(({ url }) => url === item)?.name ?? "",
  // The cover image, so that it is independent of the opened gallery.
  picture: ({ covers }) => covers.find((cover) => cover.picture)?.picture,
  View: async ({ settings, data, context }) => {
    const { locale, pageSlug, id } = context
    const { covers, opened } = data
    if (covers.length === 0) return null
    const { heading, subheading, aspect } = settings
    const [t, tLayout, lightbox, enlarge] = await Promise.all([
      getTranslations({ locale, namespace: "gallery.group" }),
      getTranslations({ locale, namespace: "layout" }),
      getLightboxLabels(locale),
      getEnlargeLabels(locale),
    ])
    return (
      <div>
        {heading !== "" && (
          <SectionHeading below={subheading} {...buildHeadingLang(context)}>
            {heading}
          </SectionHeading>
        )}
        <LazyGalleryGroup
          id={id}
          covers={covers}
          opened={opened}
          aspect={aspect}
          locale={locale}
          headingLevel={heading === "" ? "h2" : "h3"}
          path={buildLocalePath(locale, `/${pageSlug}`)}
          labels={{
            lightbox,
            enlarge,
            loading: t("loading"),
            failed: t("failed"),
            retry: t("retry"),
            empty: t("empty"),
            share: tLayout("share"),
          }}
        />
      </div>
    )
  },
})
