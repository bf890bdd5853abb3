import { resolvePageRecord } from "./page-record.ts"

describe("record of a page", () => {
  it.each([
    ["/", "page", "home"],
    ["/about", "page", "about"],
    ["/gallery/workshop", "page", "gallery"],
    ["/product/moon-lamp", "product", "moon-lamp"],
    ["/product/moon-lamp?colour=blue", "product", "moon-lamp"],
    ["/shop", "group", "shop"],
    ["/shop/resin/2", "group", "resin"],
    ["/shop-christmas/baubles", "group", "baubles"],
    ["/blog/choosing-a-resin", "article", "choosing-a-resin"],
    ["/blog", "page", "blog"],
    ["/blog/page/2", "page", "blog"],
    ["/en/product/moon-lamp", "product", "moon-lamp"],
  ])("resolves %s to the %s %s", (path, kind, slug) => {
    expect(resolvePageRecord(path)).toEqual({ kind, slug })
  })

  it("is null for a search", () => {
    expect(resolvePageRecord("/search/resin")).toBeNull()
    expect(resolvePageRecord("/product")).toBeNull()
  })
})
