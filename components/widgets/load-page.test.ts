import { parsePage } from "#lib/api/parse-page.ts"
import { pageRowSchema } from "#lib/contract/page.ts"
import { loadPage, planPage } from "./load-page.ts"

const nowMs = Date.parse("2026-11-01T00:00:00Z")
const place = { slug: "about", item: null, parameters: [], locale: "en", isSelling: true }
const first = "a".repeat(32)
const second = "b".repeat(32)

/** The page that these widgets make, one below the other. */
function load(...widgets: object[]) {
  const blocks = widgets.map((widget, at) => ({ id: at + 1, widgets: [widget] }))
  const page = parsePage({
    ...{ id: 1, name: "About", slug: "about", title: "", meta_description: "", content: "" },
    rows: [pageRowSchema.parse({ blocks })],
    updated_at: "2026-01-01T00:00:00Z",
  })
  return loadPage(planPage(page.rows, nowMs), place)
}
const text = { type: "core/html", templatevar: { html: "<p>Hello</p>" } }
const pictured = (image: string, extra: object = {}) => ({
  ...{ type: "core/image_with_content", templatevar: { image, html: "<p>Hello</p>" }, ...extra },
})

describe("the picture that stands for a page where it is shared", () => {
  it("is the first one that a visitor sees", async () => {
    expect((await load(text, pictured(first), pictured(second))).picture?.hash).toBe(first)
  })

  it("is not one that is hidden", async () => {
    const hidden = pictured(first, { wrapper: { hidden: true } })
    expect((await load(hidden, pictured(second))).picture?.hash).toBe(second)
  })

  it("is none where the page has none", async () => {
    expect((await load(text)).picture).toBeNull()
  })
})
