import { describe, expect, it } from "@jest/globals"
import { parseTextPlace } from "./translation-field.ts"
import { buildTranslationPath, findSourcePath, findTranslatedKind } from "./translation-paths.ts"
import { buildTranslationQuery } from "./translation-query.ts"

describe("the place of a text", () => {
  it.each([
    ["meta_description", { name: "meta_description" }],
    ["block.7.title", { name: "title", block: "7" }],
    ["block.7.0.heading", { name: "heading", block: "7", part: 1 }],
    ["question.4.label", { name: "label", formField: "4" }],
    ["field.0.option.2", { name: "option", formField: "1" }],
  ])("%s is named by what people see", (field, place) => {
    expect(parseTextPlace(field)).toEqual(place)
  })
})

describe("the paths of translations", () => {
  it("lead to a record in a language, or to one of its texts", () => {
    expect(buildTranslationPath({ kind: "faq", id: 3 }, { language: "de" })).toBe(
      "/admin/translations/faq/3?language=de",
    )
    expect(buildTranslationPath({ kind: "image", id: 0 }, { search: "abc" })).toBe(
      "/admin/translations/image/0?search=abc",
    )
  })

  it("lead back to the editor of the English texts, if there is one", () => {
    expect(findSourcePath({ kind: "group", id: 3 })).toBe("/admin/categories/3")
    expect(findSourcePath({ kind: "testimonial", id: 3 })).toBe("/admin/content/testimonials/3")
    expect(findSourcePath({ kind: "term", id: 0 })).toBeNull()
  })

  it("are offered for models with texts only", () => {
    expect(findTranslatedKind("cognito/sitemap")).toBe("sitemap_entry")
    expect(findTranslatedKind("cognito/redirect")).toBeNull()
  })
})

it("a list leaves out filters of an address that mean nothing", () => {
  const filter = { language: "en", kind: "constructor", state: "none", q: 7 }
  expect(buildTranslationQuery({ filter })).toEqual({
    language: "ar",
    kind: "product",
    state: "any",
    search: "",
  })
})
