import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { createStockedCategory, type StockedCategory } from "#tests/fixtures/stocked-category.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"

let category: StockedCategory

beforeAll(async () => {
  category = await createStockedCategory(13)
  const [first] = category.products
  if (first) await admin.update("sell/product", first.id, { name: "Crème brûlée Quokkastand" })
})
afterAll(() => category.clear())

const search = (words: string) => requestPage(`/search/${encodeURIComponent(words)}`)
const listResultPaths = (html: string) =>
  [...parseDocument({ html }).querySelectorAll('main a[href^="/product/"]')].map((link) =>
    link.getAttribute("href"),
  )

describe("a search", () => {
  it("finds products by the words of their names", async () => {
    for (const { name, slug } of await listLastingProducts(3)) {
      expect(listResultPaths((await search(name)).html)[0]).toBe(`/product/${slug}`)
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
        expect(listResultPaths(html)).toContain(`/product/${category.products[0]?.slug}`)
      })
    },
    20_000,
  )

  it("has later pages under their own URLs", async () => {
    const words = category.mark
    const first = await search(words)
    expect(listResultPaths(first.html)).toHaveLength(12)
    expect(first.html).toContain(`href="/search/${words}/2"`)
    const second = await requestPage(`/search/${words}/2`)
    expect(listResultPaths(second.html)).toHaveLength(13 - 12)
    const numbered = await requestPage(`/search/${words}/1`)
    expect([numbered.status, numbered.headers.location]).toEqual([308, `/search/${words}`])
    expect((await requestPage(`/search/${words}/3`)).status).toBe(404)
  })

  it("displays a message and the categories without results", async () => {
    const { status, html } = await search("zzzxqwv jjkkyyzz")
    expect(status).toBe(200)
    expect(getElementText(parseDocument({ html }), "main")).toContain("No products found")
    expect(parseDocument({ html }).querySelector('main a[href^="/shop/"]')).not.toBeNull()
  })

  it("says how it was understood, with the way back to its words", async () => {
    const words = `${category.mark} under 14`
    const { status, html } = await search(words)
    const document = parseDocument({ html })
    expect(status).toBe(200)
    expect(getElementText(document, "main")).toContain(
      `Products under $14 matching “${category.mark}”`,
    )
    expect(listResultPaths(html)).toHaveLength(12)
    const literal = `/search/${encodeURIComponent(`"${words}"`)}`
    expect(document.querySelector(`main a[href="${literal}"]`)).not.toBeNull()
    expect(listResultPaths((await requestPage(literal)).html)).toEqual([])
    // What was understood is chosen in the form, so that each part can be taken away.
    expect(document.querySelector("main form[data-list-form]")?.getAttribute("action")).toBe(
      `/search/${category.mark}`,
    )
    expect(listResultPaths((await search(`${category.mark} under 12`)).html)).toEqual([])
  })

  it("shows pages, categories and questions beside the products", async () => {
    const name = `Opening times ${category.mark}`
    const id = await admin.create("cognito/page", { name, url: `times-${category.mark}` })
    await eventually(20_000, async () => {
      const document = parseDocument(await search(`opening times ${category.mark}`))
      expect(getElementText(document, `main a[href="/times-${category.mark}"]`)).toBe(name)
    })
    await admin.delete("cognito/page", id)
  }, 20_000)

  it("lists all products within a price at the search page itself", async () => {
    const { status, html } = await requestPage("/search?max=20")
    expect([status, getElementText(parseDocument({ html }), "h1")]).toEqual([200, "All products"])
    expect(listResultPaths(html)).toHaveLength(12)
  })

  it("escapes the search terms", async () => {
    const { status, html } = await search("<img src=x onerror=alert(1)>")
    expect(status).toBe(200)
    expect(parseDocument({ html }).querySelector("img[onerror]")).toBeNull()
    expect(getElementText(parseDocument({ html }), "h1")).toContain("<img src=x onerror=alert(1)>")
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
    const response = await search(words)
    expect(response.status).toBe(status)
    expect(getElementText(parseDocument(response), "h1")).not.toBeNull()
  })

  it("is noindex", async () => {
    const robots = parseDocument(await search("resin")).querySelector('meta[name="robots"]')
    expect(robots?.getAttribute("content")).toContain("noindex")
  })

  it("finds a product by its new name within five seconds", async () => {
    const [product] = category.products
    const words = "Numbatholder"
    await eventually(20_000, async () => {
      expect(listResultPaths((await search(words)).html)).toEqual([])
    })
    await admin.update("sell/product", product?.id ?? 0, { name: words })
    await eventually(20_000, async () => {
      expect(listResultPaths((await search(words)).html)).toEqual([`/product/${product?.slug}`])
    })
    await admin.update("sell/product", product?.id ?? 0, { name: "Crème brûlée Quokkastand" })
  }, 20_000)
})

describe("the search form without JavaScript", () => {
  it("redirects to the URL of the results", async () => {
    const document = parseDocument(await requestPage("/"))
    const form = document.querySelector("header form")
    const field = form?.querySelector("input")?.getAttribute("name")
    const response = await requestPage(`${form?.getAttribute("action")}?${field}=night+light`)
    expect(response.status).toBe(303)
    expect(response.headers.location).toBe("/search/night%20light")
    expect((await requestPage(response.headers.location ?? "")).status).toBe(200)
  })

  it("redirects to the search page for an empty query", async () => {
    const response = await requestPage("/api/search-redirect?query=+")
    expect([response.status, response.headers.location]).toEqual([303, "/search"])
  })

  it("rejects a query that is too long, with a message", async () => {
    const response = await requestPage(`/api/search-redirect?query=${"a".repeat(101)}`)
    expect(response.status).toBe(400)
    expect(response.html).toBe("That search is too long. Use at most 100 characters.")
  })
})
