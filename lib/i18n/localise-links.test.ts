import { describe, expect, it } from "@jest/globals"
import { localiseHref, localiseHtml } from "./localise-links.ts"

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
