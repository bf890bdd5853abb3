import { describe, expect, it } from "@jest/globals"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"

const design = "/demo_asdf/design"

describe("the design system page", () => {
  it("is linked from the widget catalogue and noindex", async () => {
    const catalogue = parseDocument(await requestPage("/demo_asdf"))
    expect(catalogue.querySelector(`main a[href="${design}"]`)).not.toBeNull()
    const document = parseDocument(await requestPage(design))
    expect(getElementText(document, "h1")).toBe("Design system")
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain(
      "noindex",
    )
  })

  it("renders every section once in each theme", async () => {
    const document = parseDocument(await requestPage(design))
    const sections = [...document.querySelectorAll("main section")]
    expect(sections.length).toBeGreaterThan(0)
    for (const section of sections) {
      const themes = [...section.querySelectorAll("[data-theme]")].map((panel) =>
        panel.getAttribute("data-theme"),
      )
      expect({ name: getElementText(section, "h2"), themes }).toEqual({
        name: getElementText(section, "h2"),
        themes: ["light", "dark"],
      })
    }
  })

  it("renders brand drawings that exist", async () => {
    const document = parseDocument(await requestPage(design))
    const drawings = [...document.querySelectorAll('main img[src^="/brand/"]')]
    expect(drawings).toHaveLength(8)
    for (const drawing of drawings) {
      const response = await requestPage(drawing.getAttribute("src") ?? "")
      expect(response.status).toBe(200)
      expect(response.html).toMatch(/^<svg /)
    }
  })
})
