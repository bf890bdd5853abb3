import { getProductImageCount, listHtmlLinks } from "./read-html.ts"

describe("links of a page's content", () => {
  const page = `<header><a href="/shop/menu">Menu</a></header><main>
    <a class="tile" href="/shop/resin">Resin</a><a href="/shop/resin#top">again</a>
    <a href="/shop">all</a><a href="/shop/accessories?from=shop">Accessories</a>
    <script>"<a href=\\"/shop/hidden\\">"</script></main>`

  it("lists each link once, without those of the menu or in scripts", () => {
    expect(listHtmlLinks(page, "/shop/")).toEqual(["/shop/resin", "/shop/accessories"])
  })

  it("lists links of the whole page when it has no main element", () => {
    expect(listHtmlLinks('<a href="/blog/one">1</a>', "/blog/")).toEqual(["/blog/one"])
  })
})

describe("images of a product", () => {
  const picture = (digit: string, width: number) =>
    `<img src="/assets/i/${digit.repeat(32)}/4x3/${width}.webp">`

  it("counts each image once, whatever its sizes, without those of related products", () => {
    const page = `<main>${picture("a", 1184)}${picture("a", 300)}${picture("b", 300)}
      <h2>You may also be interested in:</h2>${picture("c", 300)}</main>`
    expect(getProductImageCount(page)).toBe(2)
  })
})
