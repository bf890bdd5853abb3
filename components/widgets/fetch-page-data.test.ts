import { parsePage } from "#lib/api/parse-page.ts"
import { pageRowSchema } from "#lib/contract/page.ts"
import { buildPagePlan, fetchPageData, resolveGridColumns } from "./fetch-page-data.ts"

const listStarts = (blocks: { width: number; offset: number }[]) =>
  resolveGridColumns(blocks).map(({ start }) => start)

describe("blocks on the 12-column grid", () => {
  it("are placed side by side", () => {
    expect(
      listStarts([
        { width: 4, offset: 0 },
        { width: 4, offset: 0 },
        { width: 4, offset: 0 },
      ]),
    ).toEqual([1, 5, 9])
  })

  it("are preceded by their offset", () => {
    expect(
      listStarts([
        { width: 4, offset: 2 },
        { width: 4, offset: 1 },
      ]),
    ).toEqual([3, 8])
  })

  it("wrap to the next line when they no longer fit", () => {
    expect(
      listStarts([
        { width: 8, offset: 0 },
        { width: 6, offset: 0 },
        { width: 6, offset: 0 },
      ]),
    ).toEqual([1, 1, 7])
  })

  it("wrap to the next line although CSS auto-placement would put them beside the previous block", () => {
    const blocks = [
      { width: 4, offset: 0 },
      { width: 8, offset: 4 },
    ]
    expect(resolveGridColumns(blocks)).toEqual([
      { start: 1, width: 4, line: 1 },
      { start: 5, width: 8, line: 2 },
    ])
  })

  it("never extend past the last column", () => {
    expect(resolveGridColumns([{ width: 8, offset: 11 }])).toEqual([{ start: 5, width: 8 }])
  })
})

const nowMs = Date.parse("2026-11-01T00:00:00Z")
const pageContext = { slug: "about", item: null, parameters: [], locale: "en", isSelling: true }
const first = "a".repeat(32)
const second = "b".repeat(32)

/** Fetches a page of these widgets, one below the other. */
function load(...widgets: object[]) {
  const blocks = widgets.map((widget, at) => ({ id: at + 1, widgets: [widget] }))
  const page = parsePage({
    id: 1,
    name: "About",
    slug: "about",
    title: "",
    meta_description: "",
    content: "",
    rows: [pageRowSchema.parse({ blocks })],
    updated_at: "2026-01-01T00:00:00Z",
  })
  return fetchPageData(buildPagePlan(page.rows, nowMs), pageContext)
}
const text = { type: "core/html", templatevar: { html: "<p>Hello</p>" } }
const withImage = (image: string, extra: object = {}) => ({
  type: "core/image_with_content",
  templatevar: { image, html: "<p>Hello</p>" },
  ...extra,
})

describe("image for social sharing of a page", () => {
  it("is the first visible image of the page", async () => {
    expect((await load(text, withImage(first), withImage(second))).picture?.hash).toBe(first)
  })

  it("is not an image of a hidden widget", async () => {
    const hidden = withImage(first, { wrapper: { hidden: true } })
    expect((await load(hidden, withImage(second))).picture?.hash).toBe(second)
  })

  it("is null if the page has no image", async () => {
    expect((await load(text)).picture).toBeNull()
  })
})
