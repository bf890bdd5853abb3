import type { Page } from "#lib/content/page.ts"
import type { Samples } from "../samples.ts"

/** Widget type and setting that hold the id or name of each sample. */
const places = {
  galleryId: ["core/gallery", "gallery"],
  galleryGroup: ["core/gallery_group", "group"],
  faqGroup: ["core/faq", "group"],
  testimonialGroup: ["core/hero_testimonial", "testimonials"],
  personGroup: ["core/person_list", "group"],
  linkParent: ["core/link_children", "top_level"],
} as const

type Found = Pick<Samples, "galleryGroup" | "faqGroup" | "testimonialGroup" | "personGroup"> &
  Pick<Samples, "galleryId" | "linkParent">

/**
 * Returns sample records for the catalogue, taken from widgets on the shop's pages; null where no
 * page has one.
 */
export function findSamples(pages: Iterable<Page>): Found {
  const widgets = [...pages].flatMap(({ rows }) =>
    rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets)),
  )
  const listValues = ([type, setting]: readonly [string, string]) => {
    const values = widgets.filter((widget) => widget.type === type).map((w) => w.settings[setting])
    return [...new Set(values)]
  }
  const getText = (place: readonly [string, string]) =>
    listValues(place).find((value) => typeof value === "string" && value !== "") ?? null
  const listNumbers = (place: readonly [string, string]) =>
    listValues(place).filter((value) => typeof value === "number")
  return {
    galleryId: listNumbers(places.galleryId)[0] ?? null,
    galleryGroup: parseText(getText(places.galleryGroup)),
    faqGroup: parseText(getText(places.faqGroup)),
    testimonialGroup: parseText(getText(places.testimonialGroup)),
    personGroup: parseText(getText(places.personGroup)),
    linkParent: parseText(getText(places.linkParent)),
  }
}

function parseText(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
