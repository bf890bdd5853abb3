import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { buildImage, buildTestimonial } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
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

async function show(settings: object = {}, context: Parameters<typeof renderPlacedWidget>[2] = {}) {
  const placed = await renderPlacedWidget(testimonialGridWidget, settings, context)
  const quotes = [...placed.body.querySelectorAll("blockquote")].map(
    ({ textContent }) => textContent,
  )
  return { ...placed, page: within(placed.body), quotes }
}
const buildQuotes = (...names: string[]) => names.map((name) => `Written by ${name}.`)

describe("testimonials widget", () => {
  it("renders all testimonials in order by default", async () => {
    for (const group of [undefined, null, ""]) {
      expect((await show({ group })).quotes).toEqual(buildQuotes("Asha", "Ben", "Cy"))
    }
  })

  it.each(["teachers", "Teachers"])("renders the testimonials of the group %j", async (group) => {
    expect((await show({ group })).quotes).toEqual(buildQuotes("Asha", "Cy"))
  })

  it("renders its heading and subheading above the testimonials", async () => {
    const { page } = await show({ heading: "Said about us", subheading: "Word for word" })
    expect(page.getByRole("heading", { level: 2 })).toHaveTextContent("Said about us")
    expect(page.getByText("Word for word")).toBeInTheDocument()
    const plain = await show({ subheading: "Word for word" })
    expect(plain.page.queryByRole("heading")).toBeNull()
    expect(plain.page.queryByText("Word for word")).toBeNull()
  })

  it("renders the average of several ratings, and adds it to the structured data", async () => {
    expect((await show()).page.getByText(/on average/)).toHaveTextContent(
      "Rated 3.3 out of 5 on average by 2 customers",
    )
    const { page, graphPart } = await show({ group: "teachers" })
    expect(page.queryByText(/on average/)).toBeNull()
    expect(graphPart).toMatchObject({ kind: "reviews", showsAverage: true })
  })

  it("renders a card for each testimonial with its author, and its rating if present", async () => {
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
    [{ limit: 2 }, buildQuotes("Asha", "Ben")],
    [{ offset: 2 }, buildQuotes("Cy")],
    [{ limit: 1, offset: 1 }, buildQuotes("Ben")],
  ])("applies limit and offset: %j", async (context, expected) => {
    expect((await show({}, context)).quotes).toEqual(expected)
  })

  it("renders at most 100 testimonials, from any offset", async () => {
    const many = Array.from({ length: 130 }, (_, at) => buildTestimonial(`Customer ${at + 1}`))
    api.knows({ testimonials: many })
    const { quotes } = await show({}, { limit: 200, offset: 20 })
    expect(quotes).toHaveLength(100)
    expect([quotes.at(0), quotes.at(-1)]).toEqual(buildQuotes("Customer 21", "Customer 120"))
  })

  it("requests 100 testimonials at once, with images of 100 px at 1x1", async () => {
    await show({ group: "teachers" })
    const pictures = { image_aspect: "1x1", image_width: 100 }
    const input = { page: 1, page_size: 100, group: "teachers", ...pictures }
    expect(api.calls).toEqual([{ call: "listTestimonials", input }])
  })

  it("removes scripts from the testimonials", async () => {
    api.knows({ testimonials: [buildTestimonial("x", { content: "<b onclick=x()>Ta</b>" })] })
    expect((await show()).page.getByText("Ta").outerHTML).toBe("<b>Ta</b>")
  })
})

describe("page with a testimonial grid", () => {
  it("renders nothing without testimonials", async () => {
    const { body } = await show({ group: "no-such-group", heading: "Said about us" })
    expect(body).toBeEmptyDOMElement()
  })

  it("declares the cache tag of the group, or of all testimonials without one", async () => {
    const { declared } = await show({ group: "teachers" })
    expect(declared).toEqual({ tags: ["testimonial:teachers"], lifetimes: [lifetimes.page] })
    expect((await show()).declared.tags).toEqual(["testimonial:all"])
  })

  it.each([
    [{ group: {} }, "group"],
    [{ heading: 1 }, "heading"],
    [{ subheading: {} }, "subheading"],
  ])("rejects settings such as %j", (settings, field) => {
    expect(testimonialGridWidget.plan(settings)).toMatchObject({ error: { field } })
  })

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, number) => {
      api.failureMode = failureMode
      await expect(show({ group: `group-${number}` })).rejects.toThrow(ApiError)
    },
  )
})
