import { legacyFieldTypes, questionTypes } from "#lib/contract/forms/form.ts"
import { listFields } from "#lib/contract/forms/form-fields.ts"
import { buildFormInput } from "./content-inputs.ts"
import { seed } from "./data/seed.ts"

const forms = seed.forms.map(buildFormInput)
const groupsOf = (model: string) => seed.contentGroups.filter((group) => group.model === model)
const words = (markup = "") =>
  markup
    .replaceAll(/<[^>]*>/g, " ")
    .trim()
    .split(/\s+/)

describe("the records listed by the demo shop's widgets", () => {
  it("include three groups of five to eight FAQs, each with a text", () => {
    const sizes = groupsOf("Cognito/Faq")
      .filter(({ parent }) => parent !== null)
      .map(({ url }) => seed.faqs.filter(({ group }) => group === url).length)
    expect(sizes).toHaveLength(3)
    for (const size of sizes) {
      expect(size).toBeGreaterThanOrEqual(5)
      expect(size).toBeLessThanOrEqual(8)
    }
    for (const { name, content } of seed.faqs) {
      expect(name).toMatch(/\?$|^.+\. What now\?$/)
      expect(words(content).length).toBeGreaterThan(8)
    }
  })

  it("include at least six testimonials with ratings from 3.5 to 5, also half stars", () => {
    expect(seed.testimonials.length).toBeGreaterThanOrEqual(6)
    const ratings = seed.testimonials.map(({ rating }) => rating ?? 0)
    expect(Math.min(...ratings)).toBe(3.5)
    expect(Math.max(...ratings)).toBe(5)
    expect(ratings).toContain(4.5)
  })

  it("include all four family members, each with a photo and a description", () => {
    expect(seed.people).toHaveLength(4)
    for (const { description } of seed.people) expect(words(description).length).toBeGreaterThan(20)
  })

  it("include one group of several galleries and one group of a single gallery", () => {
    const sizes = groupsOf("Cognito/Gallery").map(
      ({ url }) => seed.galleries.filter(({ group }) => group === url).length,
    )
    expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 3])
  })

  it("include galleries of four to eight slides with texts, some slides with a button", () => {
    for (const { group, slides } of seed.galleries.filter((gallery) => gallery.group)) {
      expect({ group, isFull: slides.length >= 4 && slides.length <= 8 }).toEqual({
        group,
        isFull: true,
      })
      const buttons = slides.map((slide) => (slide.link_button_text ?? "") !== "")
      expect(new Set(buttons)).toEqual(new Set([true, false]))
      for (const slide of slides) {
        expect([slide.heading, slide.sub_heading, slide.content]).not.toContain("")
        expect((slide.link ?? "") === "").toBe((slide.link_button_text ?? "") === "")
      }
    }
  })
})

describe("the demo shop's forms", () => {
  it("use every field type, in the current and in the legacy format", () => {
    const current = new Set(forms.flatMap((form) => form.questions.map((each) => each.field_type)))
    expect(current).toEqual(new Set(questionTypes))
    const legacy = new Set(forms.flatMap((form) => form.data.map(({ type }) => type)))
    expect(legacy).toEqual(new Set(legacyFieldTypes))
  })

  it("include one form with a field of every type", () => {
    const every = forms.find(({ url }) => url === "every-field")
    expect(every?.questions.map((each) => each.field_type)).toEqual([...questionTypes])
  })

  it("have unique field names, and every field can be rendered", () => {
    for (const form of forms) {
      const definitions = [...form.questions, ...form.data]
      const fields = listFields(form)
      expect(fields).toHaveLength(definitions.length)
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
    }
  })

  it("end with a submit button", () => {
    for (const form of forms) expect(listFields(form).at(-1)?.kind).toBe("submit")
  })

  it("include one paid form, one that requires login and one with a captcha", () => {
    expect(forms.filter(({ cost }) => cost === "5.00").map(({ url }) => url)).toEqual([
      "workshop-tour",
    ])
    expect(forms.some((form) => form.must_be_logged_on)).toBe(true)
    expect(forms.find(({ url }) => url === "contact")?.use_captcha).toBe(true)
  })
})
