import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { findIsland } from "#tests/assertions/find-island.ts"
import { buildGallery, buildSlide } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { LazyGalleryGroup } from "../gallery/lazy-gallery-islands.tsx"
import { galleryGroupWidget } from "./gallery-group.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const buildGroupGallery = (heading: string) =>
  buildGallery({
    group: "our-work",
    url: heading.toLowerCase(),
    heading,
    slides: [buildSlide(`${heading} one`), buildSlide(`${heading} two`)],
  })
const [prints, lamps] = [buildGroupGallery("Prints"), buildGroupGallery("Lamps")]
const emptyGallery = buildGallery({ group: "our-work", url: "bare", heading: "Bare" })
const other = buildGallery({ group: "elsewhere", heading: "Other", slides: [buildSlide("x")] })

beforeEach(() => api.knows({ galleries: [prints, lamps, emptyGallery, other] }))

async function show(settings: object = {}, context: Parameters<typeof renderPlacedWidget>[2] = {}) {
  const placed = await renderPlacedWidget(
    galleryGroupWidget,
    { group: "our-work", ...settings },
    context,
  )
  const covers = [...placed.body.querySelectorAll<HTMLElement>("a[aria-expanded]")]
  return { ...placed, page: within(placed.body), covers }
}
const listNames = (covers: HTMLElement[]) => covers.map(({ textContent }) => textContent)

describe("gallery group widget", () => {
  it("renders a cover for each gallery of the group that has images", async () => {
    const { covers } = await show()
    expect(listNames(covers)).toEqual(["Prints", "Lamps"])
    expect(covers.map((cover) => cover.getAttribute("href"))).toEqual([
      "/about/prints",
      "/about/lamps",
    ])
  })

  it.each(["Our work", " OUR-WORK "])("accepts the group's name: %j", async (group) => {
    expect(listNames((await show({ group })).covers)).toEqual(["Prints", "Lamps"])
  })

  it("renders covers of 400 px at 16x9, independent of the gallery's aspect ratio", async () => {
    const { covers } = await show({ aspect: "1x1" })
    for (const cover of covers) {
      expect(cover.querySelector("img")?.getAttribute("src")).toMatch(/\/16x9\/400\.webp$/)
    }
    expect(covers).toHaveLength(2)
  })

  it("renders its heading and subheading above the covers", async () => {
    const { page } = await show({ heading: "Our work", subheading: "Choose a cover" })
    expect(page.getByRole("heading", { level: 2, name: "Our work" })).toBeInTheDocument()
    expect(page.getByText("Choose a cover")).toBeInTheDocument()
    const { page: plain } = await show({ subheading: "Choose a cover" })
    expect(plain.queryByRole("heading")).toBeNull()
    expect(plain.queryByText("Choose a cover")).toBeNull()
  })

  it.each([
    [{ limit: 1 }, ["Prints"]],
    [{ offset: 1 }, ["Lamps"]],
    [{ limit: 0 }, []],
    [{ offset: 2 }, []],
  ])("limits the covers to limit and offset: %j", async (context, names) => {
    expect(listNames((await show({}, context)).covers)).toEqual(names)
  })
})

describe("opened gallery of a gallery group", () => {
  it("is none if there are several galleries and the URL names none", async () => {
    const { covers, page } = await show()
    expect(covers.map((cover) => cover.getAttribute("aria-expanded"))).toEqual(["false", "false"])
    expect(page.queryByRole("heading")).toBeNull()
  })

  it.each([
    ["", [lamps]],
    [" with pictures, before others", [lamps, emptyGallery]],
    [" with pictures, after others", [emptyGallery, lamps]],
  ])("is the only gallery of the group%s", async (_place, galleries) => {
    api.knows({ galleries })
    const { covers, page } = await show({ aspect: "1x1" })
    expect(covers.map((cover) => cover.getAttribute("aria-expanded"))).toEqual(["true"])
    expect(page.getByRole("heading", { level: 2, name: "Lamps" })).toBeInTheDocument()
    expect(page.getByRole("heading", { name: "Lamps two" })).toBeInTheDocument()
  })

  it("is the gallery that the URL names", async () => {
    const { page, hasItem } = await show({}, { item: "lamps" })
    expect(hasItem).toBe(true)
    expect(page.getByRole("link", { name: "Lamps" })).toHaveAttribute("aria-expanded", "true")
    expect(page.getByRole("link", { name: "Prints" })).toHaveAttribute("aria-expanded", "false")
    expect(page.getByRole("heading", { name: "Lamps two" })).toBeInTheDocument()
  })

  it("starts with the image whose number follows in the URL", async () => {
    const { body, hasItem } = await show({}, { item: "lamps", parameters: ["2"] })
    expect(hasItem).toBe(true)
    const names = within(body).getAllByRole("heading", { name: /^Lamps / })
    expect(names.map(({ textContent }) => textContent)).toEqual(["Lamps two", "Lamps one"])
  })

  it.each([[["1"]], [["3"]], [["0"]], [["02"]], [["two"]], [["2", "1"]]])(
    "is not found at a URL that continues with %j",
    async (parameters) => {
      expect((await show({}, { item: "lamps", parameters })).hasItem).toBe(false)
    },
  )

  it.each(["bare", "nowhere"])("is none at the URL of %s", async (item) => {
    const { covers, hasItem } = await show({}, { item })
    expect(hasItem).toBe(false)
    expect(covers.map((cover) => cover.getAttribute("aria-expanded"))).toEqual(["false", "false"])
  })

  it("renders images of the set aspect ratio, which open at 2000 px", async () => {
    const { page, view } = await show({ aspect: "3x4", heading: "Our work" }, { item: "lamps" })
    const picture = page.getByRole("link", { name: "Show “Lamps one” at full size" })
    expect(picture.getAttribute("href")).toMatch(/\/3x4\/2000\.jpeg$/)
    expect(picture.querySelector("img")?.getAttribute("src")).toContain("/3x4/")
    expect(page.getByRole("heading", { level: 3, name: "Lamps" })).toBeInTheDocument()
    expect(await findIsland(view, LazyGalleryGroup)).toMatchObject({ aspect: "3x4" })
  })

  it.each([undefined, "2x1"])("requests images of 16x9 for the aspect ratio %j", async (aspect) => {
    await show({ aspect })
    expect(api.calls).toMatchObject([{ input: { aspect: "16x9" } }])
  })
})

describe("gallery group widget without galleries", () => {
  it.each([{ group: null }, { group: "" }, { group: undefined }])(
    "sends no request without a selected group: %j",
    async (settings) => {
      expect((await show({ heading: "Our work", ...settings })).body).toBeEmptyDOMElement()
      expect(api.calls).toEqual([])
    },
  )

  it("renders nothing for an unknown group, and declares its cache tag", async () => {
    const { body, declared } = await show({ group: "no-such", heading: "Our work" })
    expect(body).toBeEmptyDOMElement()
    expect(declared.tags).toEqual(["gallery-group:no-such"])
  })

  it.each([
    [{ group: {} }, "group"],
    [{ heading: 1 }, "heading"],
    [{ subheading: [] }, "subheading"],
  ])("rejects settings such as %j", (settings, field) => {
    expect(galleryGroupWidget.plan(settings)).toMatchObject({ error: { field } })
  })
})

describe("caching of a page with a gallery group", () => {
  it("sends one request, whichever gallery is open, and declares the group's cache tag", async () => {
    const { declared } = await show({ aspect: "8x5" }, { item: "lamps" })
    const input = { group: "our-work", url: "lamps", aspect: "8x5" }
    expect(api.calls).toEqual([{ call: "galleriesByGroup", input }])
    expect(declared).toEqual({ tags: ["gallery-group:our-work"], lifetimes: [lifetimes.page] })
  })

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, number) => {
      api.failureMode = failureMode
      await expect(show({ group: `group-${number}` })).rejects.toThrow(ApiError)
    },
  )
})
