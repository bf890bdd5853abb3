import { findBenchPages, getProductImageCount, listHtmlLinks } from "./find-pages.ts"

const links = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `<a href="${prefix}${index + 1}">x</a>`).join("")
const pictures = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<img src="/assets/i/${String(i).repeat(32)}/4x3/300.webp">`,
  )

function shop(pages: Record<string, string>) {
  return async (path: string) => pages[path] ?? ""
}

describe("pages to measure", () => {
  it("finds pages through the shop's links, including subcategories", async () => {
    const pages = await findBenchPages(
      shop({
        "/shop": '<a href="/shop/resin">x</a><a href="/shop/easter">x</a>',
        "/shop/resin": '<a href="/shop/resin-tough">x</a>',
        "/shop/easter": links("/product/e", 5),
        "/shop/resin-tough": links("/product/r", 12),
        "/product/r1": pictures(1).join(""),
        "/product/r2": pictures(4).join(""),
        "/blog": links("/blog/post-", 3),
      }),
    )
    expect(pages).toEqual({
      home: "/",
      category: "/shop/resin-tough",
      product: "/product/r2",
      article: "/blog/post-1",
    })
  })

  it("falls back to the category with most products and the product with most images", async () => {
    const pages = await findBenchPages(
      shop({
        "/shop": '<a href="/shop/a">x</a><a href="/shop/b">x</a>',
        "/shop/a": links("/product/a", 2),
        "/shop/b": links("/product/b", 3),
        "/product/b2": pictures(2).join(""),
      }),
    )
    expect(pages).toEqual({ home: "/", category: "/shop/b", product: "/product/b2" })
  })

  it("finds the home page alone in an empty shop", async () => {
    expect(await findBenchPages(shop({}))).toEqual({ home: "/" })
  })
})

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
