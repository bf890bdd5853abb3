import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { buildImage, buildTestimonial } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { heroTestimonialWidget } from "./hero-testimonial.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const inGroup = { group: "happy-customers" }
const image = buildImage("")
const testimonials = [
  buildTestimonial("Asha", { ...inGroup, title: "Teacher", rating: 4.5, image }),
  buildTestimonial("Ben"),
  ...["Cy", "Dee", "Eve"].map((name) => buildTestimonial(name, inGroup)),
]
beforeEach(() => api.knows({ testimonials }))

async function show(settings: object = {}, context: Parameters<typeof renderPlacedWidget>[2] = {}) {
  const placed = await renderPlacedWidget(heroTestimonialWidget, settings, context)
  const quotes = [...placed.body.querySelectorAll("blockquote")].map(
    ({ textContent }) => textContent,
  )
  return { ...placed, page: within(placed.body), quotes }
}
const buildQuotes = (...names: string[]) => names.map((name) => `Written by ${name}.`)

describe("testimonial hero widget", () => {
  it("renders the first three testimonials by default", async () => {
    for (const testimonials of [undefined, null, ""]) {
      expect((await show({ testimonials })).quotes).toEqual(buildQuotes("Asha", "Ben", "Cy"))
    }
  })

  it.each(["happy-customers", "Happy customers"])(
    "renders the first three testimonials of the group %j",
    async (testimonials) => {
      expect((await show({ testimonials })).quotes).toEqual(buildQuotes("Asha", "Cy", "Dee"))
    },
  )

  it.each([
    [{ limit: 2 }, buildQuotes("Asha", "Ben")],
    [{ offset: 1 }, buildQuotes("Ben", "Cy", "Dee")],
    [{ offset: 3 }, buildQuotes("Dee", "Eve")],
    [{ limit: 1, offset: 4 }, buildQuotes("Eve")],
  ])("applies limit and offset: %j", async (context, expected) => {
    expect((await show({}, context)).quotes).toEqual(expected)
  })

  it("requests three testimonials with images of 100 px at 1x1", async () => {
    const { body } = await show()
    const input = { page: 1, page_size: 3, image_aspect: "1x1", image_width: 100 }
    expect(api.calls).toEqual([{ call: "listTestimonials", input }])
    expect(body.querySelector("source")?.getAttribute("srcset")).toContain("/1x1/100.avif 100w")
    expect(body.querySelectorAll("picture")).toHaveLength(1)
  })

  it("renders name, title and rating of each author", async () => {
    const { page } = await show()
    expect(page.getByText("Asha")).toBeInTheDocument()
    expect(page.getByText("Teacher")).toBeInTheDocument()
    expect(page.getAllByRole("img", { name: /^Rated/ })).toHaveLength(1)
    expect(page.getByRole("img", { name: "Rated 4.5 out of 5" })).toBeInTheDocument()
  })

  it("removes scripts from the testimonials", async () => {
    api.knows({ testimonials: [buildTestimonial("x", { content: "<b onclick=x()>Ta</b>" })] })
    expect((await show()).page.getByText("Ta").outerHTML).toBe("<b>Ta</b>")
  })

  it("renders its heading and subheading above the testimonials", async () => {
    const { page } = await show({ heading: "They say", subheading: "Near and far" })
    expect(page.getByRole("heading", { level: 2 })).toHaveTextContent("They say")
    expect(page.getByText("Near and far")).toBeInTheDocument()
    expect((await show({ subheading: "Near and far" })).page.queryByText(/Near/)).toBeNull()
  })
})

describe("button of the testimonial hero widget", () => {
  const button = { button_text: "See the shop", button_link: "/shop" }

  it("links within the shop in the same tab", async () => {
    const link = (await show(button)).page.getByRole("link", { name: "See the shop" })
    expect(link).toHaveAttribute("href", "/shop")
    expect(link).not.toHaveAttribute("target")
  })

  it("links to another site in a new tab", async () => {
    const { page } = await show({ ...button, button_link: "https://example.com/" })
    expect(page.getByRole("link")).toHaveAttribute("target", "_blank")
  })

  it("applies the colour code and ignores unknown codes", async () => {
    const { page } = await show({ ...button, button_colour: "sec" })
    expect(page.getByRole("link").getAttribute("style")).toContain("var(--color-accent)")
    const plain = await show({ ...button, button_colour: "red" })
    expect(plain.page.getByRole("link")).not.toHaveAttribute("style")
  })

  it.each([
    { button_text: "See the shop" },
    { button_link: "/shop" },
    { ...button, button_link: "javascript:alert(1)" },
  ])("is absent for %j", async (settings) => {
    const { page, quotes } = await show(settings)
    expect(page.queryByRole("link")).toBeNull()
    expect(quotes).toHaveLength(3)
  })
})

describe("page with a testimonial hero", () => {
  it("renders nothing without testimonials", async () => {
    const settings = { heading: "They say", button_text: "On", button_link: "/shop" }
    const { body } = await show({ ...settings, testimonials: "no-such-group" })
    expect(body).toBeEmptyDOMElement()
    expect(api.calls).toMatchObject([{ input: { group: "no-such-group" } }])
  })

  it("declares the cache tag of the group, or of all testimonials without one", async () => {
    const { declared } = await show({ testimonials: "happy-customers" })
    expect(declared).toEqual({
      tags: ["testimonial:happy-customers"],
      lifetimes: [lifetimes.page],
    })
    expect((await show()).declared.tags).toEqual(["testimonial:all"])
  })

  it.each([
    [{ testimonials: {} }, "testimonials"],
    [{ heading: 1 }, "heading"],
    [{ subheading: {} }, "subheading"],
    [{ button_text: [] }, "button_text"],
    [{ button_link: 5 }, "button_link"],
    [{ button_colour: {} }, "button_colour"],
  ])("rejects settings such as %j", (settings, field) => {
    expect(heroTestimonialWidget.plan(settings)).toMatchObject({ error: { field } })
  })

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, number) => {
      api.failureMode = failureMode
      await expect(show({ testimonials: `group-${number}` })).rejects.toThrow(ApiError)
    },
  )
})
