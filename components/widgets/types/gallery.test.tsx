import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { findIsland } from "#tests/assertions/find-island.ts"
import { buildGallery, buildSlide } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { requireWidgetPlan } from "#tests/support/render-widget.ts"
import { LazyGalleryLightbox } from "../gallery/lazy-gallery-islands.tsx"
import { galleryWidget } from "./gallery.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const slides = ["Dragon", "Lamp", "Urn", "Sign"].map((heading) => buildSlide(heading))
const work = buildGallery({ heading: "Our work", sub_heading: "Lately", slides })
const empty = buildGallery({ heading: "Nothing yet" })
beforeEach(() => api.knows({ galleries: [work, empty] }))

async function show(settings: object = {}, context: Parameters<typeof renderPlacedWidget>[2] = {}) {
  const placed = await renderPlacedWidget(galleryWidget, { gallery: work.id, ...settings }, context)
  const { body } = placed
  const sources = [...body.querySelectorAll("img")].map((image) => image.getAttribute("src"))
  const named = slides.map(({ heading }) => heading)
  const shown = named.filter((heading) => body.textContent.includes(heading))
  return { ...placed, page: within(body), sources, shown }
}

describe("heading of the gallery widget", () => {
  it("is rendered with its subheading if show_heading is set", async () => {
    for (const show_heading of [true, 1, "1"]) {
      const { page } = await show({ show_heading })
      expect(page.getByRole("heading", { level: 2, name: "Our work" })).toBeInTheDocument()
      expect(page.getByText("Lately")).toBeInTheDocument()
    }
    for (const show_heading of [undefined, null, 0, "0"]) {
      const { page } = await show({ show_heading, heading: "Made here" })
      expect(page.queryByText(/Our work|Made here|Lately/)).toBeNull()
    }
  })

  it("can be overridden, with its subheading, in the settings", async () => {
    const overrides = { heading: "Made here", subheading: "By hand" }
    const { page } = await show({ show_heading: 1, ...overrides })
    expect(page.getByRole("heading", { level: 2 })).toHaveTextContent("Made here")
    expect(page.getByText("By hand")).toBeInTheDocument()
    expect(page.queryByText(/Our work|Lately/)).toBeNull()
  })

  it("has a higher level than the headings of the slides", async () => {
    const { page } = await show({ type: "grid", show_heading: 1 })
    expect(page.getByRole("heading", { name: "Dragon" }).tagName).toBe("H3")
    const { page: withoutHeading } = await show({ type: "grid" })
    expect(withoutHeading.getByRole("heading", { name: "Dragon" }).tagName).toBe("H2")
  })
})

describe("type of the gallery widget", () => {
  it.each(["slider", undefined, "carousel", 3])("defaults to a slider: %j", async (type) => {
    const { page } = await show({ type })
    const slider = page.getByRole("group", { name: "Our work" })
    expect(slider).toHaveAttribute("aria-roledescription", "carousel")
    expect(page.getByRole("listitem", { name: "Slide 2 of 4" })).toHaveTextContent("Lamp")
    expect(page.getByRole("button", { name: "Stop the slides" })).toBeInTheDocument()
  })

  it("renders all slides as a grid: plain, as cards, or with a centred last row", async () => {
    const looks = ["grid", "shadowgrid", "centeredgrid"].map(async (type) => {
      const { body, page } = await show({ type })
      expect(page.queryByRole("group")).toBeNull()
      const isCard = body.querySelector(".floating") !== null
      return [type, isCard, body.querySelector("ul.justify-center") !== null]
    })
    expect(await Promise.all(looks)).toEqual([
      ["grid", false, false],
      ["shadowgrid", true, false],
      ["centeredgrid", false, true],
    ])
  })

  it.each([
    [undefined, "3"],
    [1, "1"],
    ["6", "6"],
    [0, "1"],
    [9, "6"],
  ])("clamps the number of columns to 1 to 6: %j", async (grid_width, columns) => {
    const { page } = await show({ type: "grid", grid_width })
    expect(page.getByRole("list").style.getPropertyValue("--wide")).toBe(columns)
  })
})

describe("slides of the gallery widget", () => {
  it.each([
    [{}, {}, ["Dragon", "Lamp", "Urn", "Sign"]],
    [{ limit_slides: 0 }, {}, ["Dragon", "Lamp", "Urn", "Sign"]],
    [{ limit_slides: -1 }, {}, ["Dragon", "Lamp", "Urn", "Sign"]],
    [{ limit_slides: "2" }, {}, ["Dragon", "Lamp"]],
    [{ limit_slides: 2 }, { limit: 1 }, ["Dragon"]],
    [{ limit_slides: 2 }, { offset: 1 }, ["Lamp", "Urn"]],
    [{}, { limit: 2, offset: 3 }, ["Sign"]],
  ])("are limited by settings %j and context %j", async (settings, context, expected) => {
    expect((await show(settings, context)).shown).toEqual(expected)
  })

  it("are none beyond the last slide, so that the widget renders nothing", async () => {
    expect((await show({ show_heading: 1 }, { offset: 4 })).body).toBeEmptyDOMElement()
  })
})

describe("images of the gallery widget", () => {
  it("are requested at 16x9 and 400 px by default", async () => {
    const { sources } = await show()
    const input = { id: work.id, image_aspect: "16x9", image_width: 400, extra_aspects: "" }
    expect(api.calls).toMatchObject([{ call: "getGallery", input }])
    expect(sources[0]).toMatch(/\/16x9\/1920\.webp$/)
  })

  it("are requested in the set aspect ratio and width, rounded up to a multiple of 25", async () => {
    const { sources } = await show({ aspect: "3x4", width: 610 })
    expect(api.calls).toMatchObject([{ input: { image_aspect: "3x4", image_width: 625 } }])
    expect(sources).toHaveLength(4)
    for (const source of sources) expect(source).toMatch(/\/3x4\/625\.webp$/)
  })

  it("are requested at 16x9 for an unknown aspect ratio", async () => {
    await show({ aspect: "2x1" })
    expect(api.calls).toMatchObject([{ input: { image_aspect: "16x9" } }])
  })

  it("are LCP candidates in a slider only, whose first image gets high fetch priority", async () => {
    const isFirst = ({ body }: { body: HTMLElement }) =>
      [...body.querySelectorAll("img")].map((image) => image.getAttribute("fetchpriority"))
    expect(isFirst(await show({}, { isLcpImage: true }))).toEqual(["high", null, null, null])
    expect(isFirst(await show())).toEqual([null, null, null, null])
    const isLcpCandidate = (settings: object) =>
      requireWidgetPlan(galleryWidget, settings).isLcpCandidate
    expect(isLcpCandidate({ gallery: 1, type: "slider" })).toBe(true)
    expect(isLcpCandidate({ gallery: 1, type: "grid" })).toBe(false)
    expect(isLcpCandidate({ type: "slider" })).toBe(false)
  })
})

describe("text of a slide over its image", () => {
  const mirrored = buildSlide("Turned", { mirror_image: true })
  const rightAligned = buildSlide("Across", { free_side: "right" })

  /**
   * Returns each slide's text side and whether its image is mirrored, and the side of the controls.
   */
  async function showSides(locale: string, ...shown: (typeof mirrored)[]) {
    const side = buildGallery({ slides: shown })
    api.knows({ galleries: [side] })
    const { body } = await renderPlacedWidget(galleryWidget, { gallery: side.id }, { locale })
    const texts = [...body.querySelectorAll<HTMLElement>(".slide-text")]
    const controls = body.querySelector("button")?.parentElement?.className ?? ""
    return {
      // The style sheet defaults to left.
      sides: texts.map(({ style }) => style.getPropertyValue("--side") || "left"),
      mirrored: [...body.querySelectorAll("img")].map((image) =>
        image.className.includes("[scale:-1_1]"),
      ),
      controls: /@2xl:(left-3|left-1\/2|right-3)/.exec(controls)?.[1],
    }
  }

  it("is on the side that the image leaves free, with the controls opposite", async () => {
    const [dragon, lamp] = slides
    const leftAligned = [dragon, lamp].flatMap((slide) => slide ?? [])
    const left = { sides: ["left", "left"], mirrored: [false, false], controls: "right-3" }
    expect(await showSides("en", ...leftAligned)).toMatchObject(left)
    expect(await showSides("ar", ...leftAligned)).toMatchObject(left)
    const right = { sides: ["right", "right"], mirrored: [false, false], controls: "left-3" }
    expect(await showSides("en", rightAligned, rightAligned)).toMatchObject(right)
  })

  it("is mirrored together with a mirrorable image in right-to-left pages", async () => {
    expect(await showSides("en", mirrored)).toMatchObject({ sides: ["left"], mirrored: [false] })
    expect(await showSides("ar", mirrored, mirrored)).toMatchObject({
      sides: ["right", "right"],
      mirrored: [true, true],
      controls: "left-3",
    })
  })

  it("centres the controls if slides have text on both sides", async () => {
    expect(await showSides("en", mirrored, rightAligned)).toMatchObject({
      sides: ["left", "right"],
      controls: "left-1/2",
    })
  })
})

describe("lightbox of the gallery widget", () => {
  const findLightbox = async (settings: object) =>
    findIsland((await show(settings)).view, LazyGalleryLightbox)

  it.each(["grid", "slider"])("opens every image of a %s at 1920 px", async (type) => {
    const { page } = await show({ type, use_lightbox: 1 })
    const links = page.getAllByRole("link", { name: /^Show “.+” at full size$/ })
    expect(links).toHaveLength(4)
    for (const link of links) expect(link.getAttribute("href")).toMatch(/\/16x9\/1920\.jpeg$/)
  })

  it("is absent unless use_lightbox is set", async () => {
    for (const use_lightbox of [undefined, 0, false, "0"]) {
      const { page } = await show({ type: "grid", use_lightbox })
      expect(page.queryByRole("link")).toBeNull()
      expect(await findLightbox({ type: "grid", use_lightbox })).toBeNull()
    }
  })

  it("requests its own aspect ratio if set", async () => {
    const { page, sources } = await show({ use_lightbox: 1, aspect: "1x1", lightbox_aspect: "5x8" })
    const input = { image_aspect: "1x1", extra_aspects: "5x8" }
    expect(api.calls).toMatchObject([{ input }])
    expect(page.getAllByRole("link")[0]?.getAttribute("href")).toMatch(/\/5x8\/1920\.jpeg$/)
    expect(sources[0]).toContain("/1x1/")
  })

  it.each([undefined, "1x1", "2x1", ""])(
    "uses the aspect ratio of the gallery for %j",
    async (lightbox_aspect) => {
      const { page } = await show({ use_lightbox: 1, aspect: "1x1", lightbox_aspect })
      expect(api.calls).toMatchObject([{ input: { image_aspect: "1x1", extra_aspects: "" } }])
      expect(page.getAllByRole("link")[0]?.getAttribute("href")).toMatch(/\/1x1\/1920\.jpeg$/)
    },
  )

  it("closes after the set timeout, and never without one", async () => {
    const timed = await findLightbox({ use_lightbox: 1, lightbox_timeout: 20 })
    expect(timed).toMatchObject({ rootId: "w1", timeoutMs: 20_000, widthPx: 1920 })
    expect(await findLightbox({ use_lightbox: 1 })).toMatchObject({ timeoutMs: 0 })
  })

  it("limits the height of its text unless lightbox_full_height is set", async () => {
    const high = await findLightbox({ use_lightbox: 1, lightbox_full_height: "1" })
    expect(high).toMatchObject({ isFullHeight: true })
    expect(await findLightbox({ use_lightbox: 1 })).toMatchObject({ isFullHeight: false })
  })
})

describe("gallery widget without slides", () => {
  it.each([{}, { gallery: "" }, { gallery: 0 }, { gallery: null }])(
    "sends no request without a selected gallery: %j",
    async (settings) => {
      const { body } = await renderPlacedWidget(galleryWidget, settings)
      expect(body).toBeEmptyDOMElement()
      expect(api.calls).toEqual([])
    },
  )

  it.each([
    ["has no slides", empty.id],
    ["does not exist", 404],
  ])(
    "renders nothing if the gallery %s, and declares its cache tag",
    async (_description, gallery) => {
      const { body, declared } = await show({ gallery, show_heading: 1, heading: "Look" })
      expect(body).toBeEmptyDOMElement()
      expect(declared.tags).toEqual([`gallery:${gallery}`])
    },
  )
})

describe("caching of a page with a gallery", () => {
  it("declares the gallery's cache tag", async () => {
    const { declared } = await show()
    expect(declared).toEqual({ tags: [`gallery:${work.id}`], lifetimes: [lifetimes.page] })
  })

  it.each([
    [{ gallery: "summer" }, "gallery"],
    [{ gallery: {} }, "gallery"],
    [{ heading: {} }, "heading"],
    [{ subheading: 1 }, "subheading"],
    [{ use_lightbox: [] }, "use_lightbox"],
    [{ show_heading: {} }, "show_heading"],
  ])("rejects settings such as %j", (settings, field) => {
    expect(galleryWidget.plan(settings)).toMatchObject({ error: { field } })
  })

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, gallery) => {
      api.failureMode = failureMode
      await expect(show({ gallery })).rejects.toThrow(ApiError)
    },
  )
})
