import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { widgets } from "#components/widgets/registry.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { wantedHtml } from "#tests/factories/xss-payloads.ts"
import {
  type AttackedPage,
  createAttackPages,
  listCatalogueSettings,
} from "#tests/support/attacked-shop.ts"
import { parseDocument, requestPage } from "#tests/support/request-page.ts"

let pages: AttackedPage[] = []
let clear = async () => {}

beforeAll(async () => {
  const shop = await createAttackPages()
  pages = shop.pages
  clear = shop.clear
})
afterAll(() => clear())

const allowedScript =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push|self\.__next_f\.push|\$R|requestAnimationFrame)/
const forbiddenElements =
  "object, embed, applet, base, frame, frameset, portal, meta[http-equiv], math"
const urlAttributes = ["href", "src", "action", "formaction", "poster", "data", "xlink:href"]

/** Returns elements and attributes that could run code, or navigate, submit or fetch elsewhere. */
function listViolations(document: Document): string[] {
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const tag = element.localName
    const isForbidden =
      element.matches(forbiddenElements) || (tag === "script" && !isAllowedScript(element))
    const attributes = [...element.attributes].filter(({ name, value }) =>
      isUnsafe(tag, name, value),
    )
    return [
      ...(isForbidden ? [element.outerHTML.slice(0, 200)] : []),
      ...attributes.map(({ name, value }) => `${tag} ${name}="${value.slice(0, 200)}"`),
    ]
  })
}

function isAllowedScript(script: Element): boolean {
  const src = script.getAttribute("src")
  if (src !== null) return src.startsWith("/_next/static/")
  const text = script.textContent ?? ""
  if (script.getAttribute("type") !== "application/ld+json") {
    return text === themeScript || allowedScript.test(text)
  }
  return typeof JSON.parse(text) === "object"
}

function isUnsafe(tag: string, name: string, value: string): boolean {
  if (/^on/i.test(name) || name === "srcdoc" || name === "ping") return true
  if (name === "style") return /url\(|expression|@import|position:\s*fixed/i.test(value)
  if (name === "srcset") return !/^\/assets\/i\//.test(value)
  if (!urlAttributes.includes(name)) return false
  const { protocol, origin } = new URL(value, "https://shop.example/")
  if (!["http:", "https:", "mailto:", "tel:"].includes(protocol)) return true
  const isExternal = origin !== "https://shop.example"
  if (tag !== "a") return isExternal && tag !== "img" && !/localhost/.test(origin)
  return isExternal && !/^(?:https?:\/\/|mailto:|tel:)/i.test(value)
}

describe("a shop with XSS payloads in every text", () => {
  it("has a page with payloads for every widget", async () => {
    const types = [...(await listCatalogueSettings()).keys()].sort()
    expect(types).toEqual(widgets.map(({ type }) => type).sort())
    expect([...new Set(pages.flatMap(({ types }) => types))].sort()).toEqual(types)
  })

  it.each(widgets.map(({ type }) => type))("renders no executable payload: %s", async (type) => {
    for (const { path } of pages.filter((page) => page.types.includes(type))) {
      const response = await requestPage(path)
      expect({ path, status: response.status }).toEqual({ path, status: 200 })
      const document = parseDocument(response)
      expect({ path, violations: listViolations(document) }).toEqual({ path, violations: [] })
      const sanitised = [...document.querySelectorAll(`main ${wantedHtml.selector}`)]
      expect(sanitised.length).toBeGreaterThan(3)
      expect(new Set(sanitised.map(({ textContent }) => textContent))).toEqual(
        new Set([wantedHtml.text]),
      )
    }
  })

  it("escapes payloads in JSON-LD", async () => {
    const path = pages.findLast(({ types }) => types.includes("core/faq"))?.path ?? ""
    const scripts = parseDocument(await requestPage(path)).querySelectorAll(
      '[type="application/ld+json"]',
    )
    const data = [...scripts].map((script): unknown => JSON.parse(script.textContent ?? ""))
    expect(JSON.stringify(data)).toContain("</script><script>")
  })
})
