import { countProductPictures, listLinks } from "./read-html.ts"

describe("the links of a page's content", () => {
  const page = `<header><a href="/shop/menu">Menu</a></header><main>
    <a class="tile" href="/shop/resin">Resin</a><a href="/shop/resin#top">again</a>
    <a href="/shop">all</a><a href="/shop/accessories?from=shop">Accessories</a>
    <script>"<a href=\\"/shop/hidden\\">"</script></main>`

  it("are each named once, without what stands in the menu or in scripts", () => {
    expect(listLinks(page, "/shop/")).toEqual(["/shop/resin", "/shop/accessories"])
  })

  it("are taken from the whole page where no main part is marked", () => {
    expect(listLinks('<a href="/blog/one">1</a>', "/blog/")).toEqual(["/blog/one"])
  })
})

describe("the pictures of a product", () => {
  const picture = (digit: string, width: number) =>
    `<img src="/assets/i/${digit.repeat(32)}/4x3/${width}.webp">`

  it("are counted once each, whatever their sizes, without related products", () => {
    const page = `<main>${picture("a", 1184)}${picture("a", 300)}${picture("b", 300)}
      <h2>You may also be interested in:</h2>${picture("c", 300)}</main>`
    expect(countProductPictures(page)).toBe(2)
  })
})
