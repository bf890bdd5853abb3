import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { parseAmount } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import {
  createStockedCategory,
  createUnpooledCategory,
  type StockedCategory,
} from "#tests/fixtures/stocked-category.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import {
  getElementText,
  listTexts,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"
import { resolveForTier } from "#tests/tiers.ts"

type Group = Awaited<ReturnType<typeof listShopGroups>>[number]
const groupCount = resolveForTier({ core: 3, full: Number.POSITIVE_INFINITY })
let category: StockedCategory
let groups: Group[]

beforeAll(async () => {
  groups = await listShopGroups()
  category = await createStockedCategory(25)
})
afterAll(() => category.clear())

async function listShopGroups() {
  const { data } = await fetchShopApiBody("listGroupsOfModel", {
    params: { namespace: "Sell", model: "Product" },
  })
  const root = data.find(({ slug, id, root }) => slug === "shop" && id === root)
  const inShop = data.filter((group) => group.root === root?.id && group.level > 0)
  // Other tests create products in the trial categories meanwhile.
  return inShop.filter(({ slug }) => !slug.startsWith("trial"))
}

/** Returns these categories in tier full, and the first ones in tier core: all are of one kind. */
const selectGroups = (candidates: Group[]) => candidates.slice(0, groupCount)

const hasSubcategories = (group: Group) => group.rgt - group.lft > 1
const fetchDocument = async (path: string) => parseDocument(await requestPage(path))
const sharedDocuments = new Map<string, Promise<Document>>()
/** Fetches a page that no test of this file changes, once for all tests. */
function fetchSharedDocument(path: string): Promise<Document> {
  const document = sharedDocuments.get(path) ?? fetchDocument(path)
  sharedDocuments.set(path, document)
  return document
}
const listHrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute("href"))
const tileLinks = 'main a[href^="/product/"]'

describe("the shop index", () => {
  it("renders each top-level category with its image and a Shop button", async () => {
    const document = await fetchSharedDocument("/shop")
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
    const parents = selectGroups(groups.filter(hasSubcategories))
    expect(parents.length).toBeGreaterThan(0)
    for (const { slug } of parents) {
      const { item } = await fetchShopApiBody("getGroupDetails", {
        params: { namespace: "Sell", model: "Product", group: slug },
      })
      const document = await fetchSharedDocument(`/shop/${slug}`)
      for (const child of item?.children ?? []) {
        const tile = document.querySelector(`main a[href="/shop/${child.slug}"]`)?.closest("li")
        expect(tile?.textContent).toContain(child.name)
        expect(tile?.textContent).toContain("Shop")
        if (child.image) expect(tile?.querySelector("img")).not.toBeNull()
      }
      const { data, count } = await fetchShopApiBody("listProducts", { query: { group: slug } })
      expect(count).toBeGreaterThan(0)
      const expected = data.map((product) => `/product/${product.slug}`)
      const links = listHrefs(document, "main li h2 a")
      expect(links).toEqual([
        ...(item?.children ?? []).map((child) => `/shop/${child.slug}`),
        ...expected,
      ])
    }
  })

  it("renders later pages with products only, without tiles", async () => {
    const secondPages = await Promise.all(
      groups.filter(hasSubcategories).map(async ({ slug }) => {
        const { data } = await fetchShopApiBody("listProducts", { query: { group: slug, page: 2 } })
        return { path: `/shop/${slug}/2`, slugs: data.map((product) => product.slug) }
      }),
    )
    const nonEmpty = secondPages.filter(({ slugs }) => slugs.length > 0)
    expect(nonEmpty).not.toEqual([])
    for (const { path, slugs } of nonEmpty) {
      const links = listHrefs(await fetchSharedDocument(path), "main li h2 a")
      expect(links).toEqual(slugs.map((slug) => `/product/${slug}`))
    }
  })
})

describe("a category without subcategories", () => {
  it("renders at most twelve of its products", async () => {
    for (const { slug } of selectGroups(groups.filter((group) => !hasSubcategories(group)))) {
      const { data, count } = await fetchShopApiBody("listProducts", { query: { group: slug } })
      const document = await fetchSharedDocument(`/shop/${slug}`)
      const expected = data.map((product) => `/product/${product.slug}`)
      expect(listHrefs(document, tileLinks)).toEqual(expected)
      expect(expected.length).toBe(Math.min(count, 12))
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
      const { item } = await fetchShopApiBody("getProduct", { query: { url: product.slug } })
      const document = await fetchSharedDocument(
        await findCategoryPath(product.slug, item?.groups ?? []),
      )
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
    const chosen = [
      groups.filter(hasSubcategories),
      groups.filter((each) => !hasSubcategories(each)),
    ]
    for (const { slug, name, level } of chosen.flatMap(selectGroups)) {
      const crumbs = (await fetchSharedDocument(`/shop/${slug}`)).querySelector(
        'nav[aria-label="Breadcrumb"]',
      )
      const texts = listTexts(crumbs ?? parseDocument({ html: "" }), "a, [aria-current]")
      expect(texts[0]).toBe("Shop")
      expect(texts.at(-1)).toBe(name)
      expect(texts).toHaveLength(level + 1)
      expect(crumbs?.querySelector("a")?.getAttribute("href")).toBe("/shop")
    }
  })
})

describe("a seasonal category", () => {
  let seasonal: StockedCategory
  beforeAll(async () => {
    seasonal = await createUnpooledCategory(13, "shop-christmas")
  })
  afterAll(() => seasonal.clear())

  it("is listed under the seasonal pages, with two pages and breadcrumbs", async () => {
    const path = `/shop-christmas/${seasonal.slug}`
    const document = await eventually(10_000, async () => {
      const page = await requestPage(path)
      expect(page.status).toBe(200)
      return parseDocument(page)
    })
    expect(getElementText(document, "h1")).toBe(seasonal.name)
    expect(document.querySelectorAll(tileLinks)).toHaveLength(12)
    const crumbs = listHrefs(document, 'nav[aria-label="Breadcrumb"] a')
    expect(crumbs).toEqual(["/shop", "/shop-christmas"])
    expect((await fetchDocument(`${path}/2`)).querySelectorAll(tileLinks)).toHaveLength(1)
  })

  it.each(["", "/2"])(
    "is the target of a redirect from the path of other categories: %j",
    async (page) => {
      const { status, headers } = await requestPage(`/shop/${seasonal.slug}${page}`)
      expect(status).toBe(308)
      expect(headers.location).toContain(`/shop-christmas/${seasonal.slug}${page}`)
    },
  )
})

describe("a category of 25 products", () => {
  const getPagePath = (number: number) =>
    number === 1 ? `/shop/${category.slug}` : `/shop/${category.slug}/${number}`

  it("has three pages, with each product on exactly one of them", async () => {
    const hrefs: (string | null)[] = []
    for (const [at, tiles] of [12, 12, 1].entries()) {
      const document = await fetchSharedDocument(getPagePath(at + 1))
      expect(getElementText(document, "h1")).toBe(category.name)
      expect(document.querySelectorAll(tileLinks)).toHaveLength(tiles)
      hrefs.push(...listHrefs(document, tileLinks))
    }
    expect(new Set(hrefs).size).toBe(25)
  })

  it("links to its pages by numbers and arrows, and to page 1 without a number in the URL", async () => {
    const document = await fetchSharedDocument(getPagePath(2))
    const nav = document.querySelector('nav[aria-label="Pages"]')
    const hrefOf = (label: string) =>
      nav?.querySelector(`[aria-label="${label}"]`)?.getAttribute("href")
    expect(getElementText(document, '[aria-label="Pages"] [aria-current="page"]')).toBe("2")
    expect(hrefOf("First page")).toBe(getPagePath(1))
    expect(hrefOf("Previous page")).toBe(getPagePath(1))
    expect(hrefOf("Page 1")).toBe(getPagePath(1))
    expect(hrefOf("Page 3")).toBe(getPagePath(3))
    expect(hrefOf("Next page")).toBe(getPagePath(3))
    expect(hrefOf("Last page")).toBe(getPagePath(3))
  })

  it("has no previous link on the first page and no next link on the last", async () => {
    const first = await fetchSharedDocument(getPagePath(1))
    const last = await fetchSharedDocument(getPagePath(3))
    const pages = 'nav[aria-label="Pages"]'
    expect(first.querySelectorAll(`${pages} [aria-label="Previous page"]`)).toHaveLength(0)
    expect(last.querySelectorAll(`${pages} [aria-label="Next page"]`)).toHaveLength(0)
  })

  it("redirects page number 1 permanently to the first page", async () => {
    const response = await requestPage(`/shop/${category.slug}/1`)
    expect(response.status).toBe(308)
    expect(response.headers.location).toBe(getPagePath(1))
  })

  it("responds 404 for a fourth page", async () => {
    expect((await requestPage(getPagePath(4))).status).toBe(404)
  })
})

describe("a category that fits on one page", () => {
  it("has no pagination", async () => {
    for (const { slug } of selectGroups(groups.filter((group) => !hasSubcategories(group)))) {
      const { count } = await fetchShopApiBody("listProducts", { query: { group: slug } })
      const document = await fetchSharedDocument(`/shop/${slug}`)
      const hasPages = document.querySelector('nav[aria-label="Pages"]') !== null
      expect({ slug, hasPages }).toEqual({ slug, hasPages: count > 12 })
    }
  })
})

describe("Seasonal Specials", () => {
  it("renders the seasonal products under its own name", async () => {
    const document = await fetchSharedDocument("/shop-christmas")
    expect(getElementText(document, "h1")).toBe("Seasonal Specials")
    const { data } = await fetchShopApiBody("listProducts", { query: { group: "shop-christmas" } })
    expect(listHrefs(document, tileLinks)).toEqual(data.map(({ slug }) => `/product/${slug}`))
  })

  it("renders the products first, then their categories", async () => {
    const links = listHrefs(await fetchSharedDocument("/shop-christmas"), "main li h2 a")
    const [first = ""] = links
    expect(first).toMatch(/^\/product\//)
    expect(links.at(-1)).toMatch(/^\/shop-christmas\//)
  })

  it("has a page for every category, with its seasonal products only", async () => {
    for (const { slug, name } of selectGroups(groups.filter(({ level }) => level === 1))) {
      const query = { group: slug, within: "shop-christmas" }
      const { data } = await fetchShopApiBody("listProducts", { query })
      const page = await requestPage(`/shop-christmas/${slug}`)
      expect({ slug, status: page.status }).toEqual({ slug, status: 200 })
      const document = parseDocument(page)
      expect(getElementText(document, "h1")).toContain(name)
      expect(listHrefs(document, tileLinks)).toEqual(data.map(({ slug }) => `/product/${slug}`))
      expect(listTexts(document, 'nav[aria-label="Breadcrumb"] a')[0]).toBe("Shop")
    }
  })
})

/** Returns the path of a category whose first page lists the product. Throws if there is none. */
async function findCategoryPath(
  product: string,
  categories: readonly { url: string }[],
): Promise<string> {
  for (const { url } of categories) {
    const root = url === "shop-christmas" ? "/shop-christmas" : `/shop/${url}`
    const { html } = await requestPage(root)
    if (html.includes(`href="/product/${product}"`)) return root
  }
  throw new Error(`${product} stands on none of its categories' first pages`)
}
