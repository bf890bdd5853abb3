import { beforeAll, describe, expect, it } from "@jest/globals"
import { formatMoney, parseAmount } from "#lib/money.ts"
import { listDangling, listUnconnected } from "#tests/support/graph-references.ts"
import {
  findNodes,
  listEntries,
  listLinkedData,
  listOffers,
  listQuestions,
  listRatings,
} from "#tests/support/read-graph.ts"
import { readToldPage, type ToldPage } from "#tests/support/told-page.ts"
import { listDataFaults } from "#tests/support/validate-structured-data.ts"
import { getShopCrawl } from "./shared-crawl.ts"

/** Pages for one visitor alone, of which search engines are told nothing. */
const ownPages = ["/login", "/signup", "/forgotpassword", "/cart"]
let toldOnOwnPages: string[]
let pages: ToldPage[]

beforeAll(async () => {
  const { visits: all } = await getShopCrawl()
  const own = all.filter(({ path }) => ownPages.includes(path))
  expect(own.length).toBeGreaterThan(0)
  toldOnOwnPages = own.flatMap(listLinkedData)
  pages = all.filter((page) => !own.includes(page)).map(readToldPage)
})

/** What `find` finds on each page, by the page's path; pages of which it finds nothing left out. */
function findOnPages<T>(find: (page: ToldPage) => T[]): [string, T[]][] {
  const found = pages.map((page): [string, T[]] => [page.path, find(page)])
  return found.filter(([, list]) => list.length > 0)
}

describe("the validator that is not ours", () => {
  const wrap = (node: object) => {
    const graph = { "@context": "https://schema.org", "@graph": [node] }
    return `<script type="application/ld+json">${JSON.stringify(graph)}</script>`
  }

  it("finds what Google demands and does not get, and what schema.org does not know", async () => {
    const faults = await listDataFaults(wrap({ "@type": "Product", name: "Urn", colour: "red" }))
    expect(faults.join("\n")).toMatch(/Required attribute "offers" is missing/)
    expect(faults.join("\n")).toMatch(/"colour" for type "Product" is not supported/)
    expect((await listDataFaults(wrap({ "@type": "Shoppe" }))).join("\n")).toMatch(/Shoppe/)
    expect(await listDataFaults('<script type="application/ld+json">{</script>')).not.toEqual([])
  })
})

describe("every public page", () => {
  it("tells search engines of itself once, in one graph that holds together", () => {
    expect(pages.length).toBeGreaterThan(40)
    expect(findOnPages(({ graph }) => listDangling(graph))).toEqual([])
    expect(findOnPages(({ graph, own }) => listUnconnected(graph, own["@id"]))).toEqual([])
  })

  it("is found faultless by a validator that is not ours", async () => {
    const faults: [string, string[]][] = []
    for (const { path, html } of pages) faults.push([path, await listDataFaults(html)])
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([])
  })

  it("stands at its canonical address, under a name that its heading or its title has", () => {
    for (const { path, canonical, heading, title, own } of pages) {
      expect([path, own.url]).toEqual([path, canonical && new URL(canonical).href])
      // The front page is called as the shop is.
      const name = path === "/" ? "" : String(own.name)
      expect([path, `${heading} | ${title}`]).toEqual([path, expect.stringContaining(name)])
    }
  })

  it("says whose it is: all of it on the front page and where one gets in touch", () => {
    for (const { path, graph } of pages) {
      const [business, site] = findNodes(graph, "Organization", "WebSite")
      expect(site).toMatchObject({ publisher: { "@id": business?.["@id"] } })
      const isIntroduction = path === "/" || path === "/contact"
      expect([path, "taxID" in (business ?? {})]).toEqual([path, isIntroduction])
      expect(findNodes(graph, "Store")).toHaveLength(isIntroduction ? 1 : 0)
    }
  })

  it("says nothing where it is for one visitor alone", () => {
    expect(toldOnOwnPages).toEqual([])
  })
})

describe("what a page tells is what it shows:", () => {
  it("the price and the stock of every SKU", () => {
    const products = pages.filter(({ path }) => path.startsWith("/product/"))
    expect(products.length).toBeGreaterThanOrEqual(24)
    for (const { path, graph, rows } of products) {
      const offers = listOffers(graph)
      expect([path, offers.length]).toEqual([path, rows.length])
      offers.forEach(({ name, offers: { price, availability } }, at) => {
        const options = offers.length > 1 ? name.split(", ").slice(1) : []
        for (const text of [...options, formatMoney(parseAmount(price))]) {
          expect(`${path}: ${rows[at]}`).toContain(text)
        }
        const isSoldOut = `${rows[at]}`.includes("Out of stock")
        expect([path, isSoldOut]).toEqual([path, !availability.endsWith("/InStock")])
      })
    }
  })

  it("each trail, step by step", () => {
    for (const { path, graph, trails, heading } of pages) {
      const end = path.startsWith("/product/") ? [heading] : []
      const shown = trails.map((steps) => [...steps, ...end]).filter(({ length }) => length > 1)
      const told = findNodes(graph, "BreadcrumbList").map((trail) =>
        listEntries(trail).map(({ name }) => name),
      )
      expect([path, told]).toEqual([path, shown])
    }
  })

  it("every list, by links that stand in the page", () => {
    const missing = findOnPages(({ graph, hrefs }) => {
      const told = findNodes(graph, "ItemList").flatMap(listEntries)
      return told.filter(({ url }) => !hrefs.has(new URL(url ?? "").pathname))
    })
    expect(missing).toEqual([])
    const withList = findOnPages(({ graph }) => findNodes(graph, "ItemList"))
    expect(withList.map(([path]) => path)).toEqual(
      expect.arrayContaining(["/", "/shop", "/shop/resin", "/blog"]),
    )
  })

  it("every question with its answer", () => {
    const asked = findOnPages(({ graph }) => listQuestions(graph))
    expect(asked.map(([path]) => path)).toContain("/faq")
    for (const { graph, text } of pages) {
      for (const { name } of listQuestions(graph)) expect(text).toContain(name)
    }
  })

  it("every review, and an average only where the page says it", () => {
    const averaged = pages.filter(({ graph, text }) =>
      listRatings(graph).some(({ review, aggregateRating }) => {
        for (const { author, reviewBody } of review) {
          expect(text).toContain(author.name)
          expect(text).toContain(reviewBody)
        }
        if (!aggregateRating) return false
        const { ratingValue, ratingCount } = aggregateRating
        expect(text).toContain(
          `Rated ${ratingValue} out of 5 on average by ${ratingCount} customers`,
        )
        return true
      }),
    )
    expect(averaged.map(({ path }) => path)).toContain("/about")
  })
})
