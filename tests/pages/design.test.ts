import { describe, expect, it } from "@jest/globals"
import { readPage, readText, visit } from "#tests/support/visit.ts"

const design = "/demo_asdf/design"

describe("the design system's page", () => {
  it("is led to by the widget catalogue and left out by search engines", async () => {
    const catalogue = readPage(await visit("/demo_asdf"))
    expect(catalogue.querySelector(`main a[href="${design}"]`)).not.toBeNull()
    const document = readPage(await visit(design))
    expect(readText(document, "h1")).toBe("Design system")
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain(
      "noindex",
    )
  })

  it("shows every section once in each theme", async () => {
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

  it("shows drawings of the brand that can be fetched", async () => {
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
