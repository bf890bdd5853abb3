import { showWidget } from "#tests/support/show-widget.ts"
import { headingWidget } from "./heading.tsx"

describe("a heading", () => {
  it.each(["h1", "h2", "h3", "h4"])("may be an %s", async (level) => {
    const shown = await showWidget(headingWidget, { heading: "Resin & care", level })
    expect(shown).toMatch(new RegExp(`^<${level} [^>]*>Resin &amp; care</${level}>$`))
  })

  it("is an h2 where nothing else is said", async () => {
    expect(await showWidget(headingWidget, { heading: "Care" })).toMatch(/^<h2/)
  })

  it.each([true, 1, "1"])("stands in the middle where that is set: %j", async (centred) => {
    expect(await showWidget(headingWidget, { heading: "Care", centred })).toMatch(
      /^<div class="text-center"><h2/,
    )
  })

  it("holds markup as words", async () => {
    expect(await showWidget(headingWidget, { heading: "<b>a" })).toContain("&lt;b&gt;a")
  })

  it.each([{}, { heading: null }, { heading: "  " }])("is none for %j", async (settings) => {
    expect(await showWidget(headingWidget, settings)).toBe("")
  })

  it("gives the page its title as an h1 with words alone", () => {
    const isTitle = (settings: object) => {
      const result = headingWidget.plan(settings)
      return "plan" in result && result.plan.isPageHeading
    }
    expect(isTitle({ heading: "About", level: "h1" })).toBe(true)
    expect(isTitle({ heading: "About", level: "h2" })).toBe(false)
    expect(isTitle({ heading: "", level: "h1" })).toBe(false)
  })
})
