import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { createStockedCategory, type StockedCategory } from "#tests/fixtures/stocked-category.ts"
import {
  getElementText,
  type PageResponse,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"

const shownWithinMs = 20_000
/** Markup in a value, which the page and its URLs must escape. */
const cork = 'Cork "<b>" & felt'
let category: StockedCategory
let path: string

beforeAll(async () => {
  category = await createStockedCategory(14)
  path = `/shop/${category.slug}`
  for (const [at, { id, skuId }] of category.products.entries()) {
    const values = at === 0 ? ["Wool", cork] : [at === 1 ? cork : "Wool"]
    await admin.update("sell/product", id, { attributes: [{ name: "Material", values }] })
    if (at === 1) await admin.update("sell/sku", skuId, { price: "99.00", stock: 0 })
  }
})
afterAll(() => category.clear())

const buildUrl = (query: Record<string, string>, base = path) =>
  `${base}?${new URLSearchParams(query)}`
const listSlugs = (page: PageResponse) =>
  [...parseDocument(page).querySelectorAll('main h2 a[href^="/product/"]')].map((link) =>
    link.getAttribute("href")?.replace("/product/", ""),
  )
const getCanonical = (page: PageResponse) =>
  new URL(parseDocument(page).querySelector("link[rel=canonical]")?.getAttribute("href") ?? "")
    .pathname
const getRobots = (page: PageResponse) =>
  parseDocument(page).querySelector("meta[name=robots]")?.getAttribute("content")
const listChips = (page: PageResponse) =>
  [
    ...(parseDocument(page).querySelector("a.chip")?.closest("ul")?.querySelectorAll("a") ?? []),
  ].map((link) => [link.textContent, link.getAttribute("href")])

describe("the static page of a list", () => {
  it("has a form (GET) with the values and counts of its products, and stays cached", async () => {
    await eventually(shownWithinMs, async () => {
      const page = await requestPage(path)
      const form = parseDocument(page).querySelector("form#list-form")
      expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["get", path])
      const values = [...(form?.querySelectorAll("label") ?? [])].map((label) => label.textContent)
      expect(values).toEqual(["From", "To", "In stock13", `${cork}2`, "Wool13"])
      expect(getElementText(parseDocument(page), "main [role=status]")).toBe("14 products")
      expect((await requestPage(path)).headers["x-nextjs-cache"]).toBe("HIT")
    })
  })

  it("is sent for a query that filters nothing", async () => {
    const page = await requestPage(`${path}?utm_source=mail&min=&sort=`)
    expect([page.status, page.headers["x-nextjs-cache"]]).toEqual([200, "HIT"])
  })
})

describe("a filtered list", () => {
  it("shows what the filters leave, is noindex and not cached, and names the default list as canonical", async () => {
    const page = await requestPage(buildUrl({ filter: `Material:${cork}` }))
    expect(page.status).toBe(200)
    expect(listSlugs(page)).toEqual(category.products.slice(0, 2).map(({ slug }) => slug))
    expect(getElementText(parseDocument(page), "main [role=status]")).toBe("2 products")
    expect([getRobots(page), getCanonical(page)]).toEqual(["noindex, follow", path])
    expect(page.headers["cache-control"]).toMatch(/\bno-store\b/)
    expect(page.headers).not.toHaveProperty("cdn-cache-control")
    expect(page.headers["content-security-policy"]).toMatch(/script-src [^;]*'nonce-/)
    expect(parseDocument(page).querySelector("main b")).toBeNull()
  })

  it("has each chosen filter as a link to the list without it", async () => {
    const page = await requestPage(
      buildUrl({ filter: `Material:${cork}`, in_stock: "1", min: "5", sort: "name" }),
    )
    expect(listSlugs(page)).toEqual([category.products[0]?.slug])
    const chips = listChips(page)
    expect(chips.map(([text]) => text)).toEqual([
      `Material: ${cork}`,
      "From $5.00",
      "In stock",
      "Clear all filters",
    ])
    expect(chips[0]?.[1]).toBe(`${path}?min=5&in_stock=1&sort=name`)
    expect(chips.at(-1)?.[1]).toBe(`${path}?sort=name`)
  })

  it("sorts, and its pages keep the filters", async () => {
    const first = await requestPage(buildUrl({ sort: "price_down" }))
    expect(listSlugs(first)[0]).toBe(category.products[1]?.slug)
    const next = buildUrl({ sort: "price_down", page: "2" })
    expect(
      parseDocument(first).querySelector(`nav[aria-label=Pages] a[href="${next}"]`),
    ).not.toBeNull()
    expect(listSlugs(await requestPage(next))).toHaveLength(2)
  })

  it("helps where the filters leave nothing", async () => {
    const page = await requestPage(buildUrl({ filter: "Material:Moon rock" }))
    const text = parseDocument(page).querySelector("main")?.textContent ?? ""
    expect([page.status, listSlugs(page)]).toEqual([200, []])
    expect(text).toContain("No products match these filters")
    expect(text).toContain("No products")
  })

  it("redirects a query that chooses nothing to the default list", async () => {
    const page = await requestPage(`${path}?sort=featured&in_stock=0&in_stock=0`)
    expect(page.status).toBe(200)
    const plain = await requestPage(`${path}?sort=featured`)
    expect([plain.status, plain.headers.location]).toEqual([307, path])
  })

  it("is translated, with links in the language", async () => {
    const page = await requestPage(buildUrl({ in_stock: "1" }, `/de${path}`))
    expect(listChips(page)).toEqual([
      ["Auf Lager", `/de${path}`],
      ["Alle Filter löschen", `/de${path}`],
    ])
    expect(getCanonical(page)).toBe(`/de${path}`)
  })
})

describe("the choice of the lowest rating", () => {
  it("is in the form of a list with reviews, and leaves products with such an average", async () => {
    const list = "/shop-christmas/3d-printed-products"
    const form = parseDocument(await requestPage(list)).querySelector("form#list-form")
    const offered = [...(form?.querySelectorAll("input[name=rating]") ?? [])]
    expect(offered.map((input) => input.getAttribute("value"))).toEqual(["", "4", "3"])
    const page = await requestPage(buildUrl({ rating: "4" }, list))
    expect(listSlugs(page)).toContain("articulated-dragon")
    const average = /([\d.]+) out of 5 stars/
    const links = [...parseDocument(page).querySelectorAll('main h2 a[href^="/product/"]')]
    const averages = links.map((link) =>
      Number(average.exec(link.closest("li")?.textContent ?? "")?.[1]),
    )
    expect(averages.length).toBeGreaterThan(0)
    expect(averages.filter((each) => !(each >= 4))).toEqual([])
    expect(listChips(page)[0]).toEqual(["4 stars and up", list])
    expect([getRobots(page), getCanonical(page)]).toEqual(["noindex, follow", list])
    const chosen = parseDocument(page).querySelector("input[name=rating][checked]")
    expect(chosen?.getAttribute("value")).toBe("4")
  })

  it("is not offered where nothing was reviewed", async () => {
    expect(parseDocument(await requestPage(path)).querySelector("input[name=rating]")).toBeNull()
  })
})

describe("a query that cannot be used", () => {
  it.each([
    ["sort=cheapest", "sort=cheapest"],
    ["in_stock=maybe", "in_stock=maybe"],
    ["filter=Colour", "filter=Colour"],
    ["filter=%00%FF%ED%A0%80&sort=name", "filter="],
    ["sort=name&page=99", "page=99"],
    ["sort=name&page=-1", "page=-1"],
    [`filter=${"x".repeat(1_500)}`, "filter=xxx"],
    ["sort[]=name&sort=%3Cscript%3E", "sort=<script>"],
  ])("is ignored with a line that names it: %s", async (query, named) => {
    const page = await requestPage(`${path}?${query}`)
    const text = parseDocument(page).querySelector("main")?.textContent ?? ""
    expect(page.status).toBe(200)
    expect(text).toContain("We couldn’t use this part of the address")
    expect(text).toContain(named)
    expect(listSlugs(page).length).toBeGreaterThan(0)
  })

  it.each([
    ["min=abc", "Enter an amount such as 20 or 24.95."],
    ["min=50&max=10", "The first price is higher than the second."],
  ])(
    "keeps prices as they were typed, with an error beside the field: %s",
    async (query, error) => {
      const page = await requestPage(`${path}?${query}`)
      const field = parseDocument(page).querySelector("input[name=min]")
      expect(page.status).toBe(200)
      expect(field?.getAttribute("value")).toBe(new URLSearchParams(query).get("min"))
      expect(field?.getAttribute("aria-invalid")).toBe("true")
      const described = field?.getAttribute("aria-describedby") ?? ""
      expect(getElementText(parseDocument(page), `#${described}`)).toBe(error)
    },
  )
})

describe("other filtered lists", () => {
  it("are searches, whose default order is the best match first", async () => {
    const search = `/search/${category.mark}`
    await eventually(shownWithinMs, async () => {
      const page = await requestPage(buildUrl({ filter: `Material:${cork}` }, search))
      expect([page.status, listSlugs(page).length]).toEqual([200, 2])
      expect([getRobots(page), getCanonical(page)]).toEqual(["noindex, follow", search])
      expect(getElementText(parseDocument(page), "select[name=sort] option")).toBe("Best match")
    })
  })

  it("are seasonal lists and their categories", async () => {
    for (const list of ["/shop-christmas", "/shop-christmas/3d-printed-products"]) {
      const page = await requestPage(buildUrl({ filter: "Material:PLA" }, list))
      expect([page.status, getCanonical(page)]).toEqual([200, list])
      expect(listSlugs(page)).toContain("articulated-dragon")
      expect(listSlugs(page)).not.toContain("keepsake-pendant")
    }
  })

  it("are calls of the same-origin API, which takes several values", async () => {
    const count = async (...values: string[]) => {
      const search = new URLSearchParams({ group: category.slug })
      for (const value of values) search.append("filter", `Material:${value}`)
      const response = await requestPage(`/api/v1/sell/product?${search}`)
      return JSON.parse(response.html).count
    }
    expect([await count(cork), await count(cork, "Wool")]).toEqual([2, 14])
  })

  it("do not exist where there is no list", async () => {
    const page = await requestPage("/shop/no-such-category?sort=name")
    expect([page.status, page.headers.location]).toEqual([307, "/shop/no-such-category"])
    const route = await requestPage(`/filtered-list${path}?sort=name`)
    expect([route.status, route.headers.location]).toEqual([308, `${path}?sort=name`])
  })
})
