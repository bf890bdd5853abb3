import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { breakdowns, FakeApi } from "#tests/support/fake-api.ts"
import { placeWidget } from "#tests/support/place-widget.ts"
import { buildImage, buildTestimonial } from "#tests/support/wire-records.ts"
import { testimonialGridWidget } from "./testimonial-grid.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const testimonials = [
  buildTestimonial("Asha", {
    group: "teachers",
    title: "Teacher",
    rating: 4,
    image: buildImage(""),
  }),
  buildTestimonial("Ben", { rating: 2.5 }),
  buildTestimonial("Cy", { group: "teachers" }),
]
beforeEach(() => api.knows({ testimonials }))

async function show(settings: object = {}, place: Parameters<typeof placeWidget>[2] = {}) {
  const placed = await placeWidget(testimonialGridWidget, settings, place)
  const said = [...placed.body.querySelectorAll("blockquote")].map(({ textContent }) => textContent)
  return { ...placed, page: within(placed.body), said }
}
const saidBy = (...names: string[]) => names.map((name) => `Said by ${name}.`)

describe("a grid of testimonials", () => {
  it("shows all in order where no group is chosen", async () => {
    for (const group of [undefined, null, ""]) {
      expect((await show({ group })).said).toEqual(saidBy("Asha", "Ben", "Cy"))
    }
  })

  it.each(["teachers", "Teachers"])("shows those of the group %j", async (group) => {
    expect((await show({ group })).said).toEqual(saidBy("Asha", "Cy"))
  })

  it("stands below a heading and a line", async () => {
    const { page } = await show({ heading: "Said about us", subheading: "Word for word" })
    expect(page.getByRole("heading", { level: 2 })).toHaveTextContent("Said about us")
    expect(page.getByText("Word for word")).toBeInTheDocument()
    const plain = await show({ subheading: "Word for word" })
    expect(plain.page.queryByRole("heading")).toBeNull()
    expect(plain.page.queryByText("Word for word")).toBeNull()
  })

  it("says what the ratings come to where there are several, as search engines are told", async () => {
    expect((await show()).page.getByText(/on average/)).toHaveTextContent(
      "Rated 3.3 out of 5 on average by 2 customers",
    )
    const { page, graphPart } = await show({ group: "teachers" })
    expect(page.queryByText(/on average/)).toBeNull()
    expect(graphPart).toMatchObject({ kind: "reviews", showsAverage: true })
  })

  it("gives every one a card with who said it and the rating, where there is one", async () => {
    const { page } = await show()
    const [asha, ben, cy] = page.getAllByRole("figure")
    expect(asha).toHaveTextContent("Asha")
    expect(asha).toHaveTextContent("Teacher")
    expect(within(ben ?? page.getByRole("list")).getByRole("img")).toHaveAccessibleName(
      "Rated 2.5 out of 5",
    )
    expect(cy?.querySelector("[role=img]")).toBeNull()
  })

  it.each([
    [{ limit: 2 }, saidBy("Asha", "Ben")],
    [{ offset: 2 }, saidBy("Cy")],
    [{ limit: 1, offset: 1 }, saidBy("Ben")],
  ])("shows those of its place: %j", async (place, expected) => {
    expect((await show({}, place)).said).toEqual(expected)
  })

  it("shows at most 100, from wherever it begins", async () => {
    const many = Array.from({ length: 130 }, (_, at) => buildTestimonial(`Customer ${at + 1}`))
    api.knows({ testimonials: many })
    const { said } = await show({}, { limit: 200, offset: 20 })
    expect(said).toHaveLength(100)
    expect([said.at(0), said.at(-1)]).toEqual(saidBy("Customer 21", "Customer 120"))
  })

  it("asks for 100 at once, with pictures 100 px square", async () => {
    await show({ group: "teachers" })
    const pictures = { image_aspect: "1x1", image_width: 100 }
    const asked = { page: 1, page_size: 100, group: "teachers", ...pictures }
    expect(api.calls).toEqual([{ call: "listTestimonials", asked }])
  })

  it("runs nothing that was written into it", async () => {
    api.knows({ testimonials: [buildTestimonial("x", { content: "<b onclick=x()>Ta</b>" })] })
    expect((await show()).page.getByText("Ta").outerHTML).toBe("<b>Ta</b>")
  })
})

describe("a page with a grid of testimonials", () => {
  it("shows nothing where nobody has said anything", async () => {
    const { body } = await show({ group: "nobody", heading: "Said about us" })
    expect(body).toBeEmptyDOMElement()
  })

  it("follows the group, or all where none is chosen", async () => {
    const { declared } = await show({ group: "teachers" })
    expect(declared).toEqual({ tags: ["testimonial:teachers"], lifetimes: [lifetimes.page] })
    expect((await show()).declared.tags).toEqual(["testimonial:all"])
  })

  it.each([
    [{ group: {} }, "group"],
    [{ heading: 1 }, "heading"],
    [{ subheading: {} }, "subheading"],
  ])("refuses settings such as %j", (settings, field) => {
    expect(testimonialGridWidget.plan(settings)).toMatchObject({ refusal: { field } })
  })

  it.each(breakdowns)("stays as it was where the API %s", async (_way, mood, number) => {
    api.mood = mood
    await expect(show({ group: `group-${number}` })).rejects.toThrow(ApiError)
  })
})
