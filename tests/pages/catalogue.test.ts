import { describe, expect, it } from "@jest/globals"
import { widgets } from "#components/widgets/registry.ts"
import {
  getElementText,
  listTexts,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"

const catalogue = "/demo_asdf"
const guide = "/readme"

describe("the widget catalogue", () => {
  it("renders every example of every widget with its settings", async () => {
    const document = parseDocument(await requestPage(catalogue))
    expect(getElementText(document, "h1")).toBe("Widget catalogue")
    for (const { type, name, purpose } of widgets) {
      const code = [...document.querySelectorAll("main h2 + code")].find(
        (element) => element.textContent === type,
      )
      const section = code?.closest("div[id]")
      expect({ type, name: section && getElementText(section, "h2") }).toEqual({ type, name })
      expect(section && getElementText(section, "p")).toBe(purpose)
      const figureElements = [...(section?.querySelectorAll("figure") ?? [])]
      const shown = figureElements.filter((figure) =>
        figure.querySelector(":scope > [data-example]"),
      )
      expect(shown.length).toBeGreaterThan(0)
      for (const figure of shown) {
        expect(() =>
          JSON.parse(figure.querySelector(":scope > pre")?.textContent ?? ""),
        ).not.toThrow()
      }
    }
  })

  it("has a visible example for every widget", async () => {
    const document = parseDocument(await requestPage(catalogue))
    const empty = [...document.querySelectorAll("main div[id]:has(> div > h2 + code)")]
      .filter((section) =>
        [...section.querySelectorAll("[data-example]")].every(
          (example) => example.textContent?.trim() === "" && !example.querySelector("img,iframe"),
        ),
      )
      .map(({ id }) => id)
    expect(empty).toEqual([])
  })

  it("omits hidden content from the page", async () => {
    const { html } = await requestPage(catalogue)
    expect(html).not.toContain("This text must not be seen.")
    expect(html).toContain("Seen although it is hidden.")
  })
})

describe("the guide for editors", () => {
  it("lists every widget and every setting with a description", async () => {
    const document = parseDocument(await requestPage(guide))
    for (const widget of widgets) {
      const section = [...document.querySelectorAll("section")].find(
        (element) => getElementText(element, "h3 code") === widget.type,
      )
      expect({ type: widget.type, found: section !== undefined }).toMatchObject({ found: true })
      if (!section) continue
      expect(listTexts(section, "dt")).toEqual(widget.describeSettings().map(({ name }) => name))
      expect(listTexts(section, "dd").every((text) => text.length > 4)).toBe(true)
    }
  })
})

it.each([catalogue, guide])("sends noindex for %s", async (path) => {
  const robots = parseDocument(await requestPage(path)).querySelector('meta[name="robots"]')
  expect(robots?.getAttribute("content")).toContain("noindex")
})
