import { describe, expect, it } from "@jest/globals"
import { buildLangAttributes, isPagePath, localiseHref, localiseHtml } from "./localise-content.ts"

describe("links in CMS content", () => {
  it.each([
    ["/", "/de"],
    ["/shop/resin?x=1#top", "/de/shop/resin?x=1#top"],
    ["/vouchers", "/de/vouchers"],
    ["/de/shop", "/de/shop"],
    ["/design", "/de/design"],
  ])("prefixes the locale to a page path: %s", (href, expected) => {
    expect(localiseHref(href, "de")).toBe(expected)
    expect(localiseHref(href, "en")).toBe(href)
  })

  it.each([
    "https://example.com/shop",
    "mailto:a@example.com",
    "#top",
    "?page=2",
    "",
    "/assets/i/1.webp",
    "/v/film.mp4",
    "/guide.pdf",
    "/api/health",
    "/unsubscribe/token",
    "/oauth/authorize",
    "//example.com",
  ])("leaves a link to anything but a page unchanged: %s", (href) => {
    expect(localiseHref(href, "de")).toBe(href)
  })
})

it("localises only the links of a text, and no lookalikes in other attributes", () => {
  const html =
    '<p>href="/no" <a class="x" title="a > b" href="/shop">one</a> <a href="https://a.example">two</a> <img src="/a" alt="" /></p>'
  expect(localiseHtml(html, "de")).toBe(html.replace('href="/shop"', 'href="/de/shop"'))
  expect(localiseHtml(html, "en")).toBe(html)
})

describe("a path on the shop's origin", () => {
  it.each(["/", "/de", "/shop?x=1.5#top", "/vouchers", "/de/design", "/sitemap", "/pay#how", "/v"])(
    "can be a page: %s",
    (path) => {
      expect(isPagePath(path)).toBe(true)
    },
  )

  it.each([
    "/_next/static/x",
    "/api/v1/cart",
    "/assets/i/1/4x3/300",
    "/v/film",
    "/auth?code=1",
    "/enter",
    "/preview#top",
    "/preview/end",
    "/oauth/authorize",
    "/pay/sandbox/1",
    "/unsubscribe/token",
    "/de/unsubscribe/token",
    "/feeds/products.xml",
    "/robots.txt",
    "/guide.PDF?page=2",
  ])("is not a page: %s", (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})

it("adds no attributes to CMS content on an English page", () => {
  expect(buildLangAttributes("en", "<h2>Care</h2>")).toEqual({})
})

it("declares CMS content as English on a page in another language", () => {
  expect(buildLangAttributes("de", "<h2>Care</h2>")).toEqual({ lang: "en" })
  expect(buildLangAttributes("ar")).toEqual({ lang: "en" })
  expect(buildLangAttributes("ar", "<p>Keep it <b>dry</b>.</p>")).toEqual({ lang: "en" })
})

it.each([
  "<h2>Care</h2>",
  "<ul><li>Gloves</li></ul>",
  "<TABLE><tr></tr></TABLE>",
  "<p>A</p><ol></ol>",
])('sets dir="auto" for structured content on a right-to-left page: %s', (html) => {
  expect(buildLangAttributes("ar", html)).toEqual({ lang: "en", dir: "auto" })
})
