import { buildGroupPath, buildProductPath, buildSearchPath } from "./shop-paths.ts"

describe("addresses of the shop", () => {
  it("leave the number of page 1 out", () => {
    expect(buildGroupPath("shop", "resin")).toBe("/shop/resin")
    expect(buildGroupPath("shop", "resin", 1)).toBe("/shop/resin")
    expect(buildGroupPath("shop", "resin", 2)).toBe("/shop/resin/2")
  })

  it("name a root once", () => {
    expect(buildGroupPath("shop", "shop")).toBe("/shop")
    expect(buildGroupPath("shop-christmas", "shop-christmas", 3)).toBe("/shop-christmas/3")
  })

  it("keep a shopper's words in one segment", () => {
    expect(buildSearchPath("1/2 inch?")).toBe("/search/1%202%20inch%3F")
    expect(buildSearchPath("a\\b")).toBe("/search/a%20b")
    expect(buildSearchPath("résine", 2)).toBe("/search/r%C3%A9sine/2")
  })

  it("never end like a file's name, nor climb to another page", () => {
    expect(buildSearchPath("benchy.png")).toBe("/search/benchy%20png")
    expect(buildSearchPath("0.4 mm")).toBe("/search/0.4%20mm")
    for (const query of [".", "..", "/", " / "]) expect(buildSearchPath(query)).toBe("/search")
  })

  it("lead to a product by its slug", () => {
    expect(buildProductPath("mini-urn")).toBe("/product/mini-urn")
  })
})
