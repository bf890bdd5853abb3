import { describe, expect, it } from "@jest/globals"
import { resolveCanonicalPath } from "./resolve-canonical-path.ts"

describe("canonical path", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/shop//resin", "/shop/resin"],
    ["/Shop//Resin/", "/shop/resin"],
    ["/%73hop/r%65sin", "/shop/resin"],
    ["/en", "/"],
    ["/EN/About/", "/about"],
    ["/index.html", "/"],
    ["/shop/Index.HTM", "/shop"],
    ["/index.php", "/"],
    ["/home", "/"],
    ["/HOME/", "/"],
    ["/shop/resin/1", "/shop/resin"],
    ["/shop-christmas/resin/1/", "/shop-christmas/resin"],
    ["/Blog/Page/1", "/blog"],
    ["/product/Clear-Resin", "/product/clear-resin"],
    ["/product/mug/questions/1", "/product/mug/questions"],
    ["/product/mug/reviews/1", "/product/mug/reviews"],
    ["/product/mug/Reviews/Lowest/1/", "/product/mug/reviews/lowest"],
    ["/product/mug/reviews/lowest/2", "/product/mug/reviews/lowest/2"],
    ["/CART", "/cart"],
  ])("resolves %s to %s", (path, canonical) => {
    expect(resolveCanonicalPath(path)).toBe(canonical)
  })

  it.each(["/shop/resin/2", "/shop/resin/01", "/shop/1", "/blog/page/2", "/shop/resin/2/1"])(
    "leaves the canonical path %s unchanged, even if there is no such page",
    (path) => {
      expect(resolveCanonicalPath(path)).toBe(path)
    },
  )

  it("preserves the case of search terms and tokens", () => {
    expect(resolveCanonicalPath("/Search/Tough%20Resin")).toBe("/search/Tough%20Resin")
    expect(resolveCanonicalPath("/Show-Invoice/AbC/")).toBe("/show-invoice/AbC")
    expect(resolveCanonicalPath("/wish-list/shared/AbC")).toBe("/wish-list/shared/AbC")
  })

  it.each([
    ["/search/", "/search"],
    ["/search/resin/1", "/search/resin"],
    ["/search/resin/2/", "/search/resin/2"],
    ["/search/r%65sin", "/search/resin"],
    ["/search/tough%20%20resin%20", "/search/tough%20resin"],
    ["/search/c++", "/search/c%2B%2B"],
    ["/search/%c3%a9", "/search/%C3%A9"],
    ["/search/%20", "/search/%20"],
  ])("resolves the search %s to %s", (path, canonical) => {
    expect(resolveCanonicalPath(path)).toBe(canonical)
  })

  it.each([
    "/api/v1/Sell/Product",
    "/_next/static/A.js",
    "/assets/i/abc/4x3/300.jpeg",
    "/v/1.mp4",
    "/enter/",
    "/auth",
    "/robots.txt",
    "/Old-Page.pdf",
    "/sitemap/products-1.xml",
  ])("is null for %s, which is no page", (path) => {
    expect(resolveCanonicalPath(path)).toBeNull()
  })

  it("is idempotent: a canonical path resolves to itself", () => {
    const odd = [
      "/Ünï/CODE%2e",
      "/%E4%BD%A0//",
      "/a/../b",
      "/x%2Fy/",
      "/SEARCH/A%2FB/1/",
      "/en/en/",
    ]
    for (const path of odd) {
      const canonical = resolveCanonicalPath(path)
      expect({ path, again: canonical && resolveCanonicalPath(canonical) }).toEqual({
        path,
        again: canonical,
      })
    }
  })
})
