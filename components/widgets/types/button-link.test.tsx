import { showWidget } from "#tests/support/show-widget.ts"
import { buttonLinkWidget } from "./button-link.tsx"

const show = (settings: object) =>
  showWidget(buttonLinkWidget, { button_text: "Read on", ...settings })

describe("a button", () => {
  it("leads to its address, inside the shop", async () => {
    expect(await show({ button_url: "/shop" })).toMatch(/<a href="\/shop"(?![^>]*target)/)
  })

  it("opens another site in a new tab, and any where that is set", async () => {
    const inNewTab = 'target="_blank" rel="noopener noreferrer"'
    expect(await show({ button_url: "https://example.com/" })).toContain(inNewTab)
    expect(await show({ button_url: "/shop", open_in_new_tab: "1" })).toContain(inNewTab)
  })

  it("opens another site in the same tab where that is set", async () => {
    const shown = await show({ button_url: "https://example.com/", open_in_new_tab: 0 })
    expect(shown).not.toContain("target")
  })

  it("prefers its document to its address", async () => {
    const shown = await show({ button_url: "/shop", link_to_document: "/files/safety.pdf" })
    expect(shown).toContain('href="/files/safety.pdf"')
  })

  it("has the colour of its code, and text that can be read on it", async () => {
    expect(await show({ button_url: "/", button_colour: "wht" })).toContain(
      'style="background-color:#ffffff;color:#1c2426"',
    )
    expect(await show({ button_url: "/", button_colour: "red;x:url(y)" })).not.toContain("style")
  })

  it("is as wide as its block where that is set", async () => {
    expect(await show({ button_url: "/", full_width: 1 })).toMatch(/class="[^"]*w-full/)
  })

  it.each([
    { button_url: "javascript:alert(1)" },
    { button_url: "" },
    { button_url: "/shop", button_text: "" },
    {},
  ])("is none for %j", async (settings) => {
    expect(await show(settings)).toBe("")
  })

  it.each([
    { link_to_page: "" },
    { link_to_page: "0" },
    { link_to_page: null },
    { button_text: null },
  ])("can be placed with settings as sloppy as %j", (settings) => {
    expect(buttonLinkWidget.plan(settings)).toHaveProperty("plan")
  })
})
