import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { type StockedShelf, stockShelf } from "#tests/support/stocked-shelf.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"

let shelf: StockedShelf

beforeAll(async () => {
  shelf = await stockShelf(13)
  const [first] = shelf.products
  if (first) await admin.update("sell/product", first.id, { name: "Crème brûlée Quokkastand" })
})
afterAll(() => shelf.clear())

const search = (words: string) => visit(`/search/${encodeURIComponent(words)}`)
const listFound = (html: string) =>
  [...readPage({ html }).querySelectorAll('main a[href^="/product/"]')].map((link) =>
    link.getAttribute("href"),
  )

describe("a search", () => {
  it("finds products by the words of their names", async () => {
    for (const { name, slug } of await listLastingProducts(3)) {
      expect(listFound((await search(name)).html)[0]).toBe(`/product/${slug}`)
    }
  })

  it.each([
    ["without its accents", "creme brulee"],
    ["with one letter wrong", "quokkastend"],
    ["by its beginning", "quokkas"],
    ["in capitals", "QUOKKASTAND"],
  ])(
    "finds a product %s",
    async (_case, words) => {
      await eventually(20_000, async () => {
        const { status, html } = await search(words)
        expect(status).toBe(200)
        expect(listFound(html)).toContain(`/product/${shelf.products[0]?.slug}`)
      })
    },
    20_000,
  )

  it("has later pages under their own URLs", async () => {
    const words = shelf.mark
    const first = await search(words)
    expect(listFound(first.html)).toHaveLength(12)
    expect(first.html).toContain(`href="/search/${words}/2"`)
    const second = await visit(`/search/${words}/2`)
    expect(listFound(second.html)).toHaveLength(13 - 12)
    const numbered = await visit(`/search/${words}/1`)
    expect([numbered.status, numbered.headers.location]).toEqual([308, `/search/${words}`])
    expect((await visit(`/search/${words}/3`)).status).toBe(404)
  })

  it("displays a message and the categories without results", async () => {
    const { status, html } = await search("zzzxqwv jjkkyyzz")
    expect(status).toBe(200)
    expect(readText(readPage({ html }), "main")).toContain("No products found")
    expect(readPage({ html }).querySelector('main a[href^="/shop/"]')).not.toBeNull()
  })

  it("escapes the search terms", async () => {
    const { status, html } = await search("<img src=x onerror=alert(1)>")
    expect(status).toBe(200)
    expect(readPage({ html }).querySelector("img[onerror]")).toBeNull()
    expect(readText(readPage({ html }), "h1")).toContain("<img src=x onerror=alert(1)>")
  })

  it.each([
    ["a hundred characters", "a".repeat(100), 200],
    ["a hundred and one characters", "a".repeat(101), 404],
    ["five hundred emoji", "😀".repeat(500), 400],
    ["ten emoji", "😀".repeat(10), 200],
    ["nothing but a space", " ", 404],
    ["a percent sign", "100%", 200],
    ["a quotation mark", 'it\'s "6" long', 200],
    ["operators of the database", "& | ! <-> :*", 200],
  ])("for %s responds without a server error", async (_case, words, status) => {
    const answer = await search(words)
    expect(answer.status).toBe(status)
    expect(readText(readPage(answer), "h1")).not.toBeNull()
  })

  it("is noindex", async () => {
    const robots = readPage(await search("resin")).querySelector('meta[name="robots"]')
    expect(robots?.getAttribute("content")).toContain("noindex")
  })

  it("finds a product by its new name within five seconds", async () => {
    const [product] = shelf.products
    const words = "Numbatholder"
    await eventually(20_000, async () => {
      expect(listFound((await search(words)).html)).toEqual([])
    })
    await admin.update("sell/product", product?.id ?? 0, { name: words })
    await eventually(20_000, async () => {
      expect(listFound((await search(words)).html)).toEqual([`/product/${product?.slug}`])
    })
    await admin.update("sell/product", product?.id ?? 0, { name: "Crème brûlée Quokkastand" })
  }, 20_000)
})

describe("the search form without JavaScript", () => {
  it("redirects to the URL of the results", async () => {
    const document = readPage(await visit("/"))
    const form = document.querySelector("header form")
    const field = form?.querySelector("input")?.getAttribute("name")
    const answer = await visit(`${form?.getAttribute("action")}?${field}=night+light`)
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe("/search/night%20light")
    expect((await visit(answer.headers.location ?? "")).status).toBe(200)
  })

  it("redirects to the search page for an empty query", async () => {
    const answer = await visit("/api/search-redirect?query=+")
    expect([answer.status, answer.headers.location]).toEqual([303, "/search"])
  })

  it("rejects a query that is too long, with a message", async () => {
    const answer = await visit(`/api/search-redirect?query=${"a".repeat(101)}`)
    expect(answer.status).toBe(400)
    expect(answer.html).toBe("That search is too long. Use at most 100 characters.")
  })
})
