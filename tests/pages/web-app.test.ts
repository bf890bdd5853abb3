import { describe, expect, it } from "@jest/globals"
import { getDirection, getLanguageTag } from "#lib/contract/languages.ts"
import { parsePage } from "#tests/assertions/parse-page.ts"
import { requestPage } from "#tests/support/request-page.ts"

describe("the service worker script", () => {
  it("is revalidated at each request and precaches no build chunks", async () => {
    const { status, headers, html } = await requestPage("/sw.js")
    expect(status).toBe(200)
    expect(headers["cache-control"]).toBe("no-cache")
    expect(headers["content-type"]).toContain("javascript")
    expect(html).not.toContain("/_next/static/chunks")
    expect(html).toMatch(/revision':'[0-9a-f]{16}'/)
    expect(html.length).toBeLessThan(40_000)
  })

  it("is enabled by default", async () => {
    expect((await requestPage("/")).headers["server-timing"]).toBeUndefined()
  })
})

describe.each([
  ["en", ""],
  ["ar", "/ar"],
])("in %s", (locale, prefix) => {
  it("links every page to the web app manifest of its language", async () => {
    const { html } = await requestPage(prefix || "/")
    const link = parsePage(html).querySelector("link[rel=manifest]")
    expect(link?.getAttribute("href")).toBe(`${prefix}/manifest.webmanifest`)
    const response = await requestPage(`${prefix}/manifest.webmanifest`)
    expect(response.headers["content-type"]).toContain("application/manifest+json")
    expect(JSON.parse(response.html)).toMatchObject({
      id: "/",
      start_url: prefix || "/",
      display: "standalone",
      lang: getLanguageTag(locale),
      dir: getDirection(locale),
    })
  })

  it("serves a cacheable, noindex offline page with a heading and a phone link", async () => {
    const { status, headers, html } = await requestPage(`${prefix}/offline`)
    const page = parsePage(html)
    expect(status).toBe(200)
    expect(headers["cache-control"]).not.toMatch(/no-store|private/)
    expect(headers["set-cookie"]).toBeUndefined()
    expect(headers["content-security-policy"]).toMatch(/script-src 'sha256-\S+ 'sha256-\S+;/)
    expect(page.documentElement.lang).toBe(getLanguageTag(locale))
    expect(page.documentElement.dir).toBe(getDirection(locale))
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex")
    expect(page.querySelector("h1")?.textContent).not.toBe("")
    expect(page.querySelector("a[href^='tel:']")).not.toBeNull()
  })
})

it("responds 404 for manifest and offline page of an unsupported language", async () => {
  for (const path of ["/xx/manifest.webmanifest", "/xx/offline"]) {
    expect((await requestPage(path)).status).toBe(404)
  }
})
