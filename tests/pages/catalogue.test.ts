import { describe, expect, it } from "@jest/globals"
import { widgets } from "#components/widgets/registry.ts"
import { listTexts, readPage, readText, visit } from "#tests/support/visit.ts"

const catalogue = "/demo_asdf"
const guide = "/readme"

describe("the widget catalogue", () => {
  it("shows every widget in every example, with its settings beside it", async () => {
    const document = readPage(await visit(catalogue))
    expect(readText(document, "h1")).toBe("Widget catalogue")
    for (const { type, name, purpose } of widgets) {
      const code = [...document.querySelectorAll("main h2 + code")].find(
        (element) => element.textContent === type,
      )
      const section = code?.closest("div[id]")
      expect({ type, name: section && readText(section, "h2") }).toEqual({ type, name })
      expect(section && readText(section, "p")).toBe(purpose)
      const figures = [...(section?.querySelectorAll("figure") ?? [])]
      const shown = figures.filter((figure) => figure.querySelector(":scope > [data-example]"))
      expect(shown.length).toBeGreaterThan(0)
      for (const figure of shown) {
        expect(() =>
          JSON.parse(figure.querySelector(":scope > pre")?.textContent ?? ""),
        ).not.toThrow()
      }
    }
  })

  it("has something to show for every widget", async () => {
    const document = readPage(await visit(catalogue))
    const empty = [...document.querySelectorAll("main div[id]:has(> div > h2 + code)")]
      .filter((section) =>
        [...section.querySelectorAll("[data-example]")].every(
          (example) => example.textContent?.trim() === "" && !example.querySelector("img,iframe"),
        ),
      )
      .map(({ id }) => id)
    expect(empty).toEqual([])
  })

  it("keeps what is not to be seen out of the page", async () => {
    const { html } = await visit(catalogue)
    expect(html).not.toContain("This text must not be seen.")
    expect(html).toContain("Seen although it is hidden.")
  })
})

describe("the guide for editors", () => {
  it("names every widget and every setting, with what it does", async () => {
    const document = readPage(await visit(guide))
    for (const widget of widgets) {
      const section = [...document.querySelectorAll("section")].find(
        (element) => readText(element, "h3 code") === widget.type,
      )
      expect({ type: widget.type, found: section !== undefined }).toMatchObject({ found: true })
      if (!section) continue
      expect(listTexts(section, "dt")).toEqual(widget.describeSettings().map(({ name }) => name))
      expect(listTexts(section, "dd").every((text) => text.length > 4)).toBe(true)
    }
  })
})

it.each([catalogue, guide])("search engines leave %s out", async (path) => {
  const robots = readPage(await visit(path)).querySelector('meta[name="robots"]')
  expect(robots?.getAttribute("content")).toContain("noindex")
})
