import { parsePage } from "#lib/api/parse-page.ts"
import { pageRowSchema } from "#lib/contract/page.ts"
import { buildPagePlan, fetchPageData } from "./fetch-page-data.ts"

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
