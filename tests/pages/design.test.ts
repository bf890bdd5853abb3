import { describe, expect, it } from "@jest/globals"
import { readPage, readText, visit } from "#tests/support/visit.ts"

const design = "/demo_asdf/design"

describe("the design system page", () => {
  it("is linked from the widget catalogue and noindex", async () => {
    const catalogue = readPage(await visit("/demo_asdf"))
    expect(catalogue.querySelector(`main a[href="${design}"]`)).not.toBeNull()
    const document = readPage(await visit(design))
    expect(readText(document, "h1")).toBe("Design system")
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain(
      "noindex",
    )
  })

  it("renders every section once in each theme", async () => {
    const document = readPage(await visit(design))
    const sections = [...document.querySelectorAll("main section")]
    expect(sections.length).toBeGreaterThan(0)
    for (const section of sections) {
      const themes = [...section.querySelectorAll("[data-theme]")].map((panel) =>
        panel.getAttribute("data-theme"),
      )
      expect({ name: readText(section, "h2"), themes }).toEqual({
        name: readText(section, "h2"),
        themes: ["light", "dark"],
      })
    }
  })

  it("renders brand drawings that exist", async () => {
    const document = readPage(await visit(design))
    const drawings = [...document.querySelectorAll('main img[src^="/brand/"]')]
    expect(drawings).toHaveLength(8)
    for (const drawing of drawings) {
      const answer = await visit(drawing.getAttribute("src") ?? "")
      expect(answer.status).toBe(200)
      expect(answer.html).toMatch(/^<svg /)
    }
  })
})
