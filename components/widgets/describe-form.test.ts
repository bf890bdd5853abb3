import { describe, expect, it } from "@jest/globals"
import { buildSettingValues, parseSettingValues } from "#lib/admin/page-editor/setting-values.ts"
import { widgets } from "./registry.ts"
import type { Samples } from "./samples.ts"

const hash = "0123456789abcdef0123456789abcdef"
const samples: Samples = {
  galleryId: 1,
  galleryGroup: "workshop",
  formId: 2,
  legacyFormId: 3,
  faqGroup: "delivery",
  testimonialGroup: "shop",
  personGroup: "team",
  linkParent: "footer",
  productSlug: "mug",
  productGroup: "shop",
  pageId: 4,
  videoId: 5,
  pictures: [hash, hash, hash, hash],
}

const table = widgets.map((widget) => [widget.type, widget] as const)

describe("the form of a widget in the page editor", () => {
  it.each(table)("has a control that people can use for each setting of %s", (_type, widget) => {
    const unusable = widget.describeForm().filter(({ kind }) => kind === "json")
    expect(unusable.map(({ name }) => name)).toEqual([])
  })

  it.each(table)("changes nothing of the examples of %s that it does not show", (_type, widget) => {
    const fields = widget.describeForm()
    for (const { settings } of widget.examples(samples)) {
      const parsed = parseSettingValues(fields, buildSettingValues(fields, settings), settings)
      expect(parsed.problems).toEqual({})
      expect(widget.plan(parsed.settings).ok).toBe(true)
    }
  })
})
