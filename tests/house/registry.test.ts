import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { widgets } from "#components/widgets/registry.ts"
import type { Samples } from "#components/widgets/samples.ts"

const folder = join(import.meta.dirname, "../../components/widgets/types")
const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))

describe("the widget registry", () => {
  it("contains every widget of the folder", async () => {
    for (const file of files) {
      const exported: unknown[] = Object.values(await import(join(folder, file)))
      const registered = exported.filter((value) => widgets.some((widget) => widget === value))
      expect({ file, widgets: registered.length }).toEqual({ file, widgets: 1 })
    }
    expect(widgets).toHaveLength(files.length)
  })

  it("contains each type once", () => {
    const types = widgets.map(({ type }) => type)
    expect(types).toEqual([...new Set(types)])
  })

  it.each(widgets.map((widget) => [widget.type, widget] as const))(
    "accepts %s without any settings",
    (_type, widget) => {
      expect(widget.plan({})).toHaveProperty("ok", true)
    },
  )
})

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
  pictures: Array.from({ length: 8 }, (_, at) => String(at).repeat(32)),
}

describe.each(widgets.map((widget) => [widget.type, widget] as const))("%s", (_type, widget) => {
  const settings = widget.describeSettings()
  const examples = widget.examples(samples)

  it("has a name, a purpose and a description of each setting for editors", () => {
    expect([widget.name, widget.purpose].every((text) => text.length > 2)).toBe(true)
    expect(settings.filter(({ description }) => description.length < 5)).toEqual([])
  })

  it("covers exactly its settings and their choices in its examples", () => {
    const used = new Set(examples.flatMap((example) => Object.keys(example.settings)))
    expect([...used].sort()).toEqual(settings.map(({ name }) => name).sort())
    for (const { name, choices } of settings) {
      const chosen = new Set(examples.map((example) => String(example.settings[name])))
      expect({ name, unseen: choices.filter((choice) => !chosen.has(choice)) }).toEqual({
        name,
        unseen: [],
      })
    }
  })

  it.each(examples.map((example) => [example.name, example] as const))(
    "accepts the settings of its example “%s”",
    (_name, example) => {
      expect(widget.plan(example.settings)).toHaveProperty("ok", true)
    },
  )

  it("accepts its examples in a shop without records", () => {
    const none = Object.fromEntries(Object.keys(samples).map((key) => [key, null]))
    const empty = widget.examples({ ...samples, ...none, pictures: [] })
    for (const example of empty) expect(widget.plan(example.settings)).toHaveProperty("ok", true)
  })
})
