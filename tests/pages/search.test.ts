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
  it("leads to the products whose names hold the words", async () => {
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

  it("fills further pages, each with its own address", async () => {
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

  it("says so when nothing is found, and offers the categories", async () => {
    const { status, html } = await search("zzzxqwv jjkkyyzz")
    expect(status).toBe(200)
    expect(readText(readPage({ html }), "main")).toContain("No products found")
    expect(readPage({ html }).querySelector('main a[href^="/shop/"]')).not.toBeNull()
  })

  it("shows the words as text, never as markup", async () => {
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
  ])("for %s answers without a fault", async (_case, words, status) => {
    const answer = await search(words)
    expect(answer.status).toBe(status)
    expect(readText(readPage(answer), "h1")).not.toBeNull()
  })

  it("is left out by search engines", async () => {
    const robots = readPage(await search("resin")).querySelector('meta[name="robots"]')
    expect(robots?.getAttribute("content")).toContain("noindex")
  })

  it("knows a new product within five seconds", async () => {
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

describe("the search form without scripts", () => {
  it("leads to the results' own address", async () => {
    const document = readPage(await visit("/"))
    const form = document.querySelector("header form")
    const field = form?.querySelector("input")?.getAttribute("name")
    const answer = await visit(`${form?.getAttribute("action")}?${field}=night+light`)
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe("/search/night%20light")
    expect((await visit(answer.headers.location ?? "")).status).toBe(200)
  })

  it("leads to the search page when nothing was typed", async () => {
    const answer = await visit("/api/search-redirect?query=+")
    expect([answer.status, answer.headers.location]).toEqual([303, "/search"])
  })

  it("refuses words that are too long, in words", async () => {
    const answer = await visit(`/api/search-redirect?query=${"a".repeat(101)}`)
    expect(answer.status).toBe(400)
    expect(answer.html).toBe("That search is too long. Use at most 100 characters.")
  })
})
