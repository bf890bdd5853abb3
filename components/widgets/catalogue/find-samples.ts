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

type FormOfFields = { id: number; fields: readonly { kind: string }[] }

/**
 * Returns the ids of two forms that together show the most kinds of field: the most varied one,
 * then the one that adds the most kinds to it.
 */
export function listVariedFormIds(forms: readonly FormOfFields[]): number[] {
  const first = findMostVaried(forms, new Set())
  const second = first && findMostVaried(forms, new Set(listKinds(first)))
  return [first, second].flatMap((form) => form?.id ?? [])
}

function findMostVaried(
  forms: readonly FormOfFields[],
  known: ReadonlySet<string>,
): FormOfFields | null {
  const getNewKindCount = (form: FormOfFields) =>
    listKinds(form).filter((kind) => !known.has(kind)).length
  const [best] = forms.toSorted((a, b) => getNewKindCount(b) - getNewKindCount(a))
  return best && getNewKindCount(best) > 0 ? best : null
}

function listKinds({ fields }: FormOfFields): string[] {
  return [...new Set(fields.map(({ kind }) => kind))]
}
