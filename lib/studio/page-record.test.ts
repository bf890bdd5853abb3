import { resolvePageRecord } from "./page-record.ts"

describe("the record that a page shows", () => {
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
  ])("of %s is the %s %s", (path, kind, slug) => {
    expect(resolvePageRecord(path)).toEqual({ kind, slug })
  })

  it("is none for a search", () => {
    expect(resolvePageRecord("/search/resin")).toBeNull()
    expect(resolvePageRecord("/product")).toBeNull()
  })
})
