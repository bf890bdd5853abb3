import { buildGroupPath, buildProductPath, buildSearchPath } from "./shop-paths.ts"

describe("paths of the shop", () => {
  it("omits the number of page 1", () => {
    expect(buildGroupPath("shop", "resin")).toBe("/shop/resin")
    expect(buildGroupPath("shop", "resin", 1)).toBe("/shop/resin")
    expect(buildGroupPath("shop", "resin", 2)).toBe("/shop/resin/2")
  })

  it("contains the slug of a root once", () => {
    expect(buildGroupPath("shop", "shop")).toBe("/shop")
    expect(buildGroupPath("shop-christmas", "shop-christmas", 3)).toBe("/shop-christmas/3")
  })

  it("encodes a search query as one path segment", () => {
    expect(buildSearchPath("1/2 inch?")).toBe("/search/1%202%20inch%3F")
    expect(buildSearchPath("a\\b")).toBe("/search/a%20b")
    expect(buildSearchPath("résine", 2)).toBe("/search/r%C3%A9sine/2")
  })

  it("never ends in a file extension, nor leaves the search path", () => {
    expect(buildSearchPath("benchy.png")).toBe("/search/benchy%20png")
    expect(buildSearchPath("0.4 mm")).toBe("/search/0.4%20mm")
    for (const query of [".", "..", "/", " / "]) expect(buildSearchPath(query)).toBe("/search")
  })

  it("links to a product by its slug", () => {
    expect(buildProductPath("mini-urn")).toBe("/product/mini-urn")
  })
})
