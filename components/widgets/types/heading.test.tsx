import { renderWidgetHtml } from "#tests/support/render-widget.ts"
import { headingWidget } from "./heading.tsx"

describe("heading widget", () => {
  it.each(["h1", "h2", "h3", "h4"])("renders an %s", async (level) => {
    const shown = await renderWidgetHtml(headingWidget, { heading: "Resin & care", level })
    expect(shown).toMatch(new RegExp(`^<${level} [^>]*>Resin &amp; care</${level}>$`))
  })

  it("renders an h2 by default", async () => {
    expect(await renderWidgetHtml(headingWidget, { heading: "Care" })).toMatch(/^<h2/)
  })

  it.each([true, 1, "1"])("centres the heading if set: %j", async (centred) => {
    expect(await renderWidgetHtml(headingWidget, { heading: "Care", centred })).toMatch(
      /^<div class="text-center"><h2/,
    )
  })

  it("escapes markup", async () => {
    expect(await renderWidgetHtml(headingWidget, { heading: "<b>a" })).toContain("&lt;b&gt;a")
  })

  it.each([{}, { heading: null }, { heading: "  " }])(
    "renders nothing for %j",
    async (settings) => {
      expect(await renderWidgetHtml(headingWidget, settings)).toBe("")
    },
  )

  it("provides the page heading only as an h1 with text", () => {
    const isTitle = (settings: object) => {
      const result = headingWidget.plan(settings)
      return result.ok && result.value.isPageHeading
    }
    expect(isTitle({ heading: "About", level: "h1" })).toBe(true)
    expect(isTitle({ heading: "About", level: "h2" })).toBe(false)
    expect(isTitle({ heading: "", level: "h1" })).toBe(false)
  })
})
