import type { Page } from "#lib/content/page.ts"
import type { Samples } from "../samples.ts"

/** Widget type and setting that hold the id or name of each sample. */
const sampleSources = {
  galleryId: ["core/gallery", "gallery"],
  galleryGroup: ["core/gallery_group", "group"],
  faqGroup: ["core/faq", "group"],
  testimonialGroup: ["core/hero_testimonial", "testimonials"],
  personGroup: ["core/person_list", "group"],
  linkParent: ["core/link_children", "top_level"],
} as const

type PageSamples = Pick<Samples, "galleryGroup" | "faqGroup" | "testimonialGroup" | "personGroup"> &
  Pick<Samples, "galleryId" | "linkParent">

/**
 * Returns sample records for the catalogue, taken from widgets on the shop's pages; null where no
 * page has one.
 */
export function findSamples(pages: Iterable<Page>): PageSamples {
  const widgets = [...pages].flatMap(({ rows }) =>
    rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets)),
  )
  const listValues = ([type, setting]: readonly [string, string]) => {
    const values = widgets.filter((widget) => widget.type === type).map((w) => w.settings[setting])
    return [...new Set(values)]
  }
  const getText = (source: readonly [string, string]) =>
    listValues(source).find((value) => typeof value === "string" && value !== "") ?? null
  const listNumbers = (source: readonly [string, string]) =>
    listValues(source).filter((value) => typeof value === "number")
  return {
    galleryId: listNumbers(sampleSources.galleryId)[0] ?? null,
    galleryGroup: parseText(getText(sampleSources.galleryGroup)),
    faqGroup: parseText(getText(sampleSources.faqGroup)),
    testimonialGroup: parseText(getText(sampleSources.testimonialGroup)),
    personGroup: parseText(getText(sampleSources.personGroup)),
    linkParent: parseText(getText(sampleSources.linkParent)),
  }
}

function parseText(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
