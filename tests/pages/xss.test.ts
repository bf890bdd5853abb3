import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { widgets } from "#components/widgets/registry.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import {
  type AttackedPage,
  attackShop,
  listCatalogueSettings,
} from "#tests/support/attacked-shop.ts"
import { readPage, visit } from "#tests/support/visit.ts"
import { wantedHtml } from "#tests/support/xss-payloads.ts"

let pages: AttackedPage[] = []
let clear = async () => {}

beforeAll(async () => {
  const shop = await attackShop()
  pages = shop.pages
  clear = shop.clear
})
afterAll(() => clear())

const ownScript =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push|self\.__next_f\.push|\$R|requestAnimationFrame)/
const badElements = "object, embed, applet, base, frame, frameset, portal, meta[http-equiv], math"
const addresses = ["href", "src", "action", "formaction", "poster", "data", "xlink:href"]

/** Returns elements and attributes that could run code, or navigate, submit or fetch elsewhere. */
function listFaults(document: Document): string[] {
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const tag = element.localName
    const isStrange = element.matches(badElements) || (tag === "script" && !isOwnScript(element))
    const attributes = [...element.attributes].filter(({ name, value }) => isBad(tag, name, value))
    return [
      ...(isStrange ? [element.outerHTML.slice(0, 200)] : []),
      ...attributes.map(({ name, value }) => `${tag} ${name}="${value.slice(0, 200)}"`),
    ]
  })
}

function isOwnScript(script: Element): boolean {
  const src = script.getAttribute("src")
  if (src !== null) return src.startsWith("/_next/static/")
  const text = script.textContent ?? ""
  if (script.getAttribute("type") !== "application/ld+json") {
    return text === themeScript || ownScript.test(text)
  }
  return typeof JSON.parse(text) === "object"
}

function isBad(tag: string, name: string, value: string): boolean {
  if (/^on/i.test(name) || name === "srcdoc" || name === "ping") return true
  if (name === "style") return /url\(|expression|@import|position:\s*fixed/i.test(value)
  if (name === "srcset") return !/^\/assets\/i\//.test(value)
  if (!addresses.includes(name)) return false
  const { protocol, origin } = new URL(value, "https://shop.example/")
  if (!["http:", "https:", "mailto:", "tel:"].includes(protocol)) return true
  const leaves = origin !== "https://shop.example"
  if (tag !== "a") return leaves && tag !== "img" && !/localhost/.test(origin)
  return leaves && !/^(?:https?:\/\/|mailto:|tel:)/i.test(value)
}

describe("a shop with XSS payloads in every text", () => {
  it("has a page with payloads for every widget", async () => {
    const types = [...(await listCatalogueSettings()).keys()].sort()
    expect(types).toEqual(widgets.map(({ type }) => type).sort())
    expect([...new Set(pages.map(({ type }) => type))].sort()).toEqual(types)
  })

  it.each(widgets.map(({ type }) => type))("renders no executable payload: %s", async (type) => {
    for (const { path } of pages.filter((page) => page.type === type)) {
      const answer = await visit(path)
      expect({ path, status: answer.status }).toEqual({ path, status: 200 })
      const document = readPage(answer)
      expect({ path, faults: listFaults(document) }).toEqual({ path, faults: [] })
      const kept = [...document.querySelectorAll(`main ${wantedHtml.selector}`)]
      expect(kept.length).toBeGreaterThan(3)
      expect(new Set(kept.map(({ textContent }) => textContent))).toEqual(
        new Set([wantedHtml.text]),
      )
    }
  })

  it("escapes payloads in JSON-LD", async () => {
    const path = pages.findLast(({ type }) => type === "core/faq")?.path ?? ""
    const scripts = readPage(await visit(path)).querySelectorAll('[type="application/ld+json"]')
    const told = [...scripts].map((script): unknown => JSON.parse(script.textContent ?? ""))
    expect(JSON.stringify(told)).toContain("</script><script>")
  })
})
