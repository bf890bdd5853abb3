import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { formatMoney, parseAmount } from "#lib/money.ts"
import { eventually } from "#tests/support/eventually.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { readApi } from "#tests/support/read-api.ts"
import { type StockedShelf, stockNewCategory, stockShelf } from "#tests/support/stocked-shelf.ts"
import { listTexts, readPage, readText, visit } from "#tests/support/visit.ts"

type Group = Awaited<ReturnType<typeof listShopGroups>>[number]
let shelf: StockedShelf
let groups: Group[]

beforeAll(async () => {
  groups = await listShopGroups()
  shelf = await stockShelf(25)
})
afterAll(() => shelf.clear())

async function listShopGroups() {
  const { data } = await readApi("listGroupsOfModel", {
    params: { namespace: "Sell", model: "Product" },
  })
  const root = data.find(({ slug, id, root }) => slug === "shop" && id === root)
  const inShop = data.filter((group) => group.root === root?.id && group.level > 0)
  // Other tests create products in the trial categories meanwhile.
  return inShop.filter(({ slug }) => !slug.startsWith("trial"))
}

const isAbove = (group: Group) => group.rgt - group.lft > 1
const readDocument = async (path: string) => readPage(await visit(path))
const steadyPages = new Map<string, Promise<Document>>()
/** Fetches a page of the demo shop that no test of this file changes, once for all tests. */
function readSteady(path: string): Promise<Document> {
  const document = steadyPages.get(path) ?? readDocument(path)
  steadyPages.set(path, document)
  return document
}
const listHrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute("href"))
const tileLinks = 'main a[href^="/product/"]'

describe("the shop index", () => {
  it("renders each top-level category with its image and a Shop button", async () => {
    const document = await readSteady("/shop")
    for (const { slug, name } of groups.filter(({ level }) => level === 1)) {
      const tile = document.querySelector(`main a[href="/shop/${slug}"]`)?.closest("li")
      expect(tile?.textContent).toContain(name)
      expect(tile?.textContent).toContain("Shop")
    }
    expect(document.querySelector("main img")).not.toBeNull()
  })
})

describe("a category with subcategories", () => {
  it("renders a tile for each subcategory, then the products of all of them", async () => {
    const parents = groups.filter(isAbove)
    expect(parents.length).toBeGreaterThan(0)
    for (const { slug } of parents) {
      const { item } = await readApi("getGroupDetails", {
        params: { namespace: "Sell", model: "Product", group: slug },
      })
      const document = await readSteady(`/shop/${slug}`)
      for (const child of item?.children ?? []) {
        const tile = document.querySelector(`main a[href="/shop/${child.slug}"]`)?.closest("li")
        expect(tile?.textContent).toContain(child.name)
        expect(tile?.textContent).toContain("Shop")
        if (child.image) expect(tile?.querySelector("img")).not.toBeNull()
      }
      const { data, count } = await readApi("listProducts", { query: { group: slug } })
      expect(count).toBeGreaterThan(0)
      const wanted = data.map((product) => `/product/${product.slug}`)
      const links = listHrefs(document, "main li h2 a")
      expect(links).toEqual([
        ...(item?.children ?? []).map((own) => `/shop/${own.slug}`),
        ...wanted,
      ])
    }
  })

  it("renders later pages with products only, without tiles", async () => {
    const further = await Promise.all(
      groups.filter(isAbove).map(async ({ slug }) => {
        const { data } = await readApi("listProducts", { query: { group: slug, page: 2 } })
        return { path: `/shop/${slug}/2`, slugs: data.map((product) => product.slug) }
      }),
    )
    const long = further.filter(({ slugs }) => slugs.length > 0)
    expect(long).not.toEqual([])
    for (const { path, slugs } of long) {
      const links = listHrefs(await readSteady(path), "main li h2 a")
      expect(links).toEqual(slugs.map((slug) => `/product/${slug}`))
    }
  })
})

describe("a category without subcategories", () => {
  it("renders at most twelve of its products", async () => {
    for (const { slug } of groups.filter((group) => !isAbove(group))) {
      const { data, count } = await readApi("listProducts", { query: { group: slug } })
      const document = await readSteady(`/shop/${slug}`)
      const wanted = data.map((product) => `/product/${product.slug}`)
      expect(listHrefs(document, tileLinks)).toEqual(wanted)
      expect(wanted.length).toBe(Math.min(count, 12))
    }
  })

  it("renders image, name, blurb, price, badges and a Details button of each product", async () => {
    const data = await listLastingProducts()
    const shown = [
      ...data.filter(({ is_new }) => is_new).slice(0, 1),
      ...data.filter(({ is_on_special }) => is_on_special).slice(0, 1),
      ...data.filter(({ in_stock }) => !in_stock).slice(0, 1),
    ]
    expect(shown).toHaveLength(3)
    for (const product of shown) {
      const { item } = await readApi("getProduct", { query: { url: product.slug } })
      const document = await readSteady(await findListOf(product.slug, item?.groups ?? []))
      const tile = document.querySelector(`main a[href="/product/${product.slug}"]`)?.closest("li")
      const text = tile?.textContent ?? ""
      expect(text).toContain(product.name)
      expect(text).toContain(product.blurb)
      expect(text).toContain(formatMoney(parseAmount(product.price), "en"))
      expect(text).toContain("Details")
      expect(text.includes("New")).toBe(product.is_new || /new/i.test(product.name + product.blurb))
      expect(text.includes("Special")).toBe(product.is_on_special)
      expect(text.includes("Out of stock")).toBe(!product.in_stock)
      if (product.image) expect(tile?.querySelector("img")?.getAttribute("src")).toBeTruthy()
    }
  })

  it("has breadcrumbs from Shop to the current category", async () => {
    for (const { slug, name, level } of groups) {
      const crumbs = (await readSteady(`/shop/${slug}`)).querySelector(
        'nav[aria-label="Breadcrumb"]',
      )
      const texts = listTexts(crumbs ?? readPage({ html: "" }), "a, [aria-current]")
      expect(texts[0]).toBe("Shop")
      expect(texts.at(-1)).toBe(name)
      expect(texts).toHaveLength(level + 1)
      expect(crumbs?.querySelector("a")?.getAttribute("href")).toBe("/shop")
    }
  })
})

describe("a seasonal category", () => {
  let baubles: StockedShelf
  beforeAll(async () => {
    baubles = await stockNewCategory(13, "shop-christmas")
  })
  afterAll(() => baubles.clear())

  it("is listed under the seasonal pages, with two pages and breadcrumbs", async () => {
    const path = `/shop-christmas/${baubles.slug}`
    const document = await eventually(10_000, async () => {
      const page = await visit(path)
      expect(page.status).toBe(200)
      return readPage(page)
    })
    expect(readText(document, "h1")).toBe(baubles.name)
    expect(document.querySelectorAll(tileLinks)).toHaveLength(12)
    const crumbs = listHrefs(document, 'nav[aria-label="Breadcrumb"] a')
    expect(crumbs).toEqual(["/shop", "/shop-christmas"])
    expect((await readDocument(`${path}/2`)).querySelectorAll(tileLinks)).toHaveLength(1)
  })

  it.each(["", "/2"])(
    "is the target of a redirect from the path of other categories: %j",
    async (page) => {
      const { status, headers } = await visit(`/shop/${baubles.slug}${page}`)
      expect(status).toBe(308)
      expect(headers.location).toContain(`/shop-christmas/${baubles.slug}${page}`)
    },
  )
})

describe("a category of 25 products", () => {
  const pageOf = (number: number) =>
    number === 1 ? `/shop/${shelf.slug}` : `/shop/${shelf.slug}/${number}`

  it("has three pages, with each product on exactly one of them", async () => {
    const seen: (string | null)[] = []
    for (const [at, tiles] of [12, 12, 1].entries()) {
      const document = await readDocument(pageOf(at + 1))
      expect(readText(document, "h1")).toBe(shelf.name)
      expect(document.querySelectorAll(tileLinks)).toHaveLength(tiles)
      seen.push(...listHrefs(document, tileLinks))
    }
    expect(new Set(seen).size).toBe(25)
  })

  it("links to its pages by numbers and arrows, and to page 1 without a number in the URL", async () => {
    const document = await readDocument(pageOf(2))
    const nav = document.querySelector('nav[aria-label="Pages"]')
    const hrefOf = (label: string) =>
      nav?.querySelector(`[aria-label="${label}"]`)?.getAttribute("href")
    expect(readText(document, '[aria-label="Pages"] [aria-current="page"]')).toBe("2")
    expect(hrefOf("First page")).toBe(pageOf(1))
    expect(hrefOf("Previous page")).toBe(pageOf(1))
    expect(hrefOf("Page 1")).toBe(pageOf(1))
    expect(hrefOf("Page 3")).toBe(pageOf(3))
    expect(hrefOf("Next page")).toBe(pageOf(3))
    expect(hrefOf("Last page")).toBe(pageOf(3))
  })

  it("has no previous link on the first page and no next link on the last", async () => {
    const first = await readDocument(pageOf(1))
    const last = await readDocument(pageOf(3))
    const pages = 'nav[aria-label="Pages"]'
    expect(first.querySelectorAll(`${pages} [aria-label="Previous page"]`)).toHaveLength(0)
    expect(last.querySelectorAll(`${pages} [aria-label="Next page"]`)).toHaveLength(0)
  })

  it("redirects page number 1 permanently to the first page", async () => {
    const answer = await visit(`/shop/${shelf.slug}/1`)
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(pageOf(1))
  })

  it("responds 404 for a fourth page", async () => {
    expect((await visit(pageOf(4))).status).toBe(404)
  })
})

describe("a category that fits on one page", () => {
  it("has no pagination", async () => {
    for (const { slug } of groups.filter((group) => !isAbove(group))) {
      const { count } = await readApi("listProducts", { query: { group: slug } })
      const document = await readSteady(`/shop/${slug}`)
      const hasPages = document.querySelector('nav[aria-label="Pages"]') !== null
      expect({ slug, hasPages }).toEqual({ slug, hasPages: count > 12 })
    }
  })
})

describe("Seasonal Specials", () => {
  it("renders the seasonal products under its own name", async () => {
    const document = await readSteady("/shop-christmas")
    expect(readText(document, "h1")).toBe("Seasonal Specials")
    const { data } = await readApi("listProducts", { query: { group: "shop-christmas" } })
    expect(listHrefs(document, tileLinks)).toEqual(data.map(({ slug }) => `/product/${slug}`))
  })

  it("renders the products first, then their categories", async () => {
    const links = listHrefs(await readSteady("/shop-christmas"), "main li h2 a")
    const [first = ""] = links
    expect(first).toMatch(/^\/product\//)
    expect(links.at(-1)).toMatch(/^\/shop-christmas\//)
  })

  it("has a page for every category, with its seasonal products only", async () => {
    for (const { slug, name } of groups.filter(({ level }) => level === 1)) {
      const query = { group: slug, within: "shop-christmas" }
      const { data } = await readApi("listProducts", { query })
      const page = await visit(`/shop-christmas/${slug}`)
      expect({ slug, status: page.status }).toEqual({ slug, status: 200 })
      const document = readPage(page)
      expect(readText(document, "h1")).toContain(name)
      expect(listHrefs(document, tileLinks)).toEqual(data.map(({ slug }) => `/product/${slug}`))
      expect(listTexts(document, 'nav[aria-label="Breadcrumb"] a')[0]).toBe("Shop")
    }
  })
})

/** Returns the path of a category whose first page lists the product. Throws if there is none. */
async function findListOf(product: string, places: readonly { url: string }[]): Promise<string> {
  for (const { url } of places) {
    const root = url === "shop-christmas" ? "/shop-christmas" : `/shop/${url}`
    const { html } = await visit(root)
    if (html.includes(`href="/product/${product}"`)) return root
  }
  throw new Error(`${product} stands on none of its categories' first pages`)
}
