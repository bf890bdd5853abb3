import { buildPagePlan } from "../fetch-page-data.ts"
import { widgets } from "../registry.ts"
import type { Samples } from "../samples.ts"
import { buildSingleWidgetRow, plainFrame } from "./build-row.ts"
import { buildCatalogue } from "./catalogue.ts"
import { findSamples, listVariedFormIds } from "./find-samples.ts"
import { listFrameExamples } from "./frame-examples.ts"

const samples: Samples = {
  galleryId: 1,
  galleryGroup: "galleries",
  formId: 1,
  legacyFormId: 2,
  faqGroup: "questions",
  testimonialGroup: "praise",
  personGroup: "team",
  linkParent: "useful-links",
  productSlug: "clear-resin",
  productGroup: "resin",
  pageId: 1,
  videoId: 1,
  pictures: ["a".repeat(32)],
}

describe("widget catalogue", () => {
  const sections = buildCatalogue(widgets, samples)
  const entries = sections.flatMap((section) => section.entries)

  it("lists every registered widget", () => {
    expect(sections.flatMap(({ type }) => type ?? [])).toEqual(widgets.map(({ type }) => type))
  })

  it("gives each example a unique anchor", () => {
    const ids = [...sections.map(({ id }) => id), ...entries.map(({ id }) => id)]
    expect(ids).toEqual([...new Set(ids)])
  })

  it("shows every setting of a frame", () => {
    const used = listFrameExamples(samples).flatMap(({ settings }) => Object.keys(settings))
    expect([...new Set(used)].sort()).toEqual(Object.keys(plainFrame).sort())
  })

  it("has valid settings in every example", () => {
    const rows = buildPagePlan(
      entries.map(({ row }) => row),
      Date.now(),
    )
    const planned = rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets))
    expect(planned.filter(({ problem }) => problem !== null)).toEqual([])
  })
})

describe("catalogue samples", () => {
  const page = (...rows: ReturnType<typeof buildSingleWidgetRow>[]) => ({
    id: 1,
    name: "A",
    slug: "a",
    title: "",
    metaDescription: "",
    content: "",
    updatedAt: "",
    rows,
  })

  it("uses records that the shop's own pages show", () => {
    const pageSamples = findSamples([
      page(buildSingleWidgetRow({ type: "core/gallery", settings: { gallery: 7 } })),
      page(buildSingleWidgetRow({ type: "core/faq", settings: { group: "delivery" } })),
    ])
    expect(pageSamples).toMatchObject({ galleryId: 7, faqGroup: "delivery" })
  })

  it("picks the two forms that show the most kinds of field between them", () => {
    const form = (id: number, ...kinds: string[]) => ({
      id,
      fields: kinds.map((kind) => ({ kind })),
    })
    const forms = [form(1, "text"), form(2, "text", "email", "date"), form(3, "text", "email")]
    expect(listVariedFormIds([...forms, form(4, "select", "text")])).toEqual([2, 4])
    expect(listVariedFormIds(forms)).toEqual([2])
    expect(listVariedFormIds([])).toEqual([])
  })

  it("returns null for records that no page shows", () => {
    expect(findSamples([])).toMatchObject({ galleryId: null, faqGroup: null })
  })
})
