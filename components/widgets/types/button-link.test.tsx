import { renderWidgetHtml } from "#tests/support/render-widget.ts"
import { buttonLinkWidget } from "./button-link.tsx"

const show = (settings: object) =>
  renderWidgetHtml(buttonLinkWidget, { button_text: "Read on", ...settings })

describe("button widget", () => {
  it("links to a path of the shop in the same tab", async () => {
    expect(await show({ button_url: "/shop" })).toMatch(/<a href="\/shop"(?![^>]*target)/)
  })

  it("opens an external link in a new tab, and an internal one if set", async () => {
    const inNewTab = 'target="_blank" rel="noopener noreferrer"'
    expect(await show({ button_url: "https://example.com/" })).toContain(inNewTab)
    expect(await show({ button_url: "/shop", open_in_new_tab: "1" })).toContain(inNewTab)
  })

  it("opens an external link in the same tab if set", async () => {
    const shown = await show({ button_url: "https://example.com/", open_in_new_tab: 0 })
    expect(shown).not.toContain("target")
  })

  it("prefers the document over the URL", async () => {
    const shown = await show({ button_url: "/shop", link_to_document: "/files/safety.pdf" })
    expect(shown).toContain('href="/files/safety.pdf"')
  })

  it("applies the colour code with a contrasting text colour, and ignores unknown codes", async () => {
    expect(await show({ button_url: "/", button_colour: "wht" })).toContain(
      'style="background-color:#ffffff;color:#1c2426"',
    )
    expect(await show({ button_url: "/", button_colour: "red;x:url(y)" })).not.toContain("style")
  })

  it("spans its block if set", async () => {
    expect(await show({ button_url: "/", full_width: 1 })).toMatch(/class="[^"]*w-full/)
  })

  it.each([
    { button_url: "javascript:alert(1)" },
    { button_url: "" },
    { button_url: "/shop", button_text: "" },
    {},
  ])("renders nothing for %j", async (settings) => {
    expect(await show(settings)).toBe("")
  })

  it.each([
    { link_to_page: "" },
    { link_to_page: "0" },
    { link_to_page: null },
    { button_text: null },
  ])("accepts incomplete settings: %j", (settings) => {
    expect(buttonLinkWidget.plan(settings)).toHaveProperty("ok", true)
  })
})
