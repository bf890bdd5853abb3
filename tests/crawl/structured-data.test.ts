import { beforeAll, describe, expect, it } from "@jest/globals"
import { parseAmount } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import { listDangling, listUnconnected } from "#tests/assertions/graph-references.ts"
import {
  findNodes,
  listEntries,
  listLinkedData,
  listOffers,
  listQuestions,
  listRatings,
} from "#tests/assertions/parse-graph.ts"
import { listStructuredDataErrors } from "#tests/assertions/validate-structured-data.ts"
import { type PageUnderTest, parsePageUnderTest } from "#tests/factories/page-under-test.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { getShopCrawl } from "./shared-crawl.ts"

/** Private pages, which have no structured data. */
const privatePages = ["/login", "/signup", "/forgotpassword", "/cart", "/wish-list"]
let dataOnPrivatePages: string[]
let pages: PageUnderTest[]

beforeAll(async () => {
  const { visits: all } = await getShopCrawl()
  const privateResponses = all.filter(({ path }) => privatePages.includes(path))
  expect(privateResponses.length).toBeGreaterThan(0)
  dataOnPrivatePages = privateResponses.flatMap(listLinkedData)
  pages = all.filter((page) => !privateResponses.includes(page)).map(parsePageUnderTest)
})

/** Returns the matches of `find` on each page as [path, matches]. Omits pages without a match. */
function findOnPages<T>(find: (page: PageUnderTest) => T[]): [string, T[]][] {
  const matches = pages.map((page): [string, T[]] => [page.path, find(page)])
  return matches.filter(([, list]) => list.length > 0)
}

/**
 * Returns the JSON-LD scripts alone. The validator also parses the markup of a page for other
 * formats, which core does for one page of each kind.
 */
const extractScripts = (html: string) =>
  (html.match(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs) ?? []).join("")

describe("the third-party validator", () => {
  const wrap = (node: object) => {
    const graph = { "@context": "https://schema.org", "@graph": [node] }
    return `<script type="application/ld+json">${JSON.stringify(graph)}</script>`
  }

  it("reports missing properties required by Google and unknown types", async () => {
    const errors = await listStructuredDataErrors(
      wrap({ "@type": "Product", name: "Urn", colour: "red" }),
    )
    expect(errors.join("\n")).toMatch(/Required attribute "offers" is missing/)
    expect(errors.join("\n")).toMatch(/"colour" for type "Product" is not supported/)
    expect((await listStructuredDataErrors(wrap({ "@type": "Shoppe" }))).join("\n")).toMatch(
      /Shoppe/,
    )
    expect(
      await listStructuredDataErrors('<script type="application/ld+json">{</script>'),
    ).not.toEqual([])
  })
})

describe("every public page", () => {
  it("has one connected JSON-LD graph without dangling references", () => {
    expect(pages.length).toBeGreaterThan(40)
    expect(findOnPages(({ graph }) => listDangling(graph))).toEqual([])
    expect(findOnPages(({ graph, own }) => listUnconnected(graph, own["@id"]))).toEqual([])
  })

  it("passes the third-party structured data validator", async () => {
    const errors: [string, string[]][] = []
    const seen = new Set<string>()
    for (const { path, html } of pages) {
      const kind = path.split("/")[1] ?? ""
      const text = resolveForTier({
        core: seen.has(kind) ? extractScripts(html) : html,
        full: html,
      })
      seen.add(kind)
      errors.push([path, await listStructuredDataErrors(text)])
    }
    expect(errors.filter(([, found]) => found.length > 0)).toEqual([])
  })

  it("has a page node with its canonical URL and a name that its heading or title contains", () => {
    for (const { path, canonical, heading, title, own } of pages) {
      expect([path, own.url]).toEqual([path, canonical && new URL(canonical).href])
      // The home page has the name of the shop.
      const name = path === "/" ? "" : String(own.name)
      expect([path, `${heading} | ${title}`]).toEqual([path, expect.stringContaining(name)])
    }
  })

  it("names its publisher, with all business details on the home and contact pages only", () => {
    for (const { path, graph } of pages) {
      const [business, site] = findNodes(graph, "Organization", "WebSite")
      expect(site).toMatchObject({ publisher: { "@id": business?.["@id"] } })
      const isIntroduction = path === "/" || path === "/contact"
      expect([path, "taxID" in (business ?? {})]).toEqual([path, isIntroduction])
      expect(findNodes(graph, "Store")).toHaveLength(isIntroduction ? 1 : 0)
    }
  })

  it("has no structured data if it is private", () => {
    expect(dataOnPrivatePages).toEqual([])
  })
})

describe("structured data matches the visible page:", () => {
  it("lists the displayed price and stock of every SKU", () => {
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

  it("lists the displayed breadcrumbs in order", () => {
    for (const { path, graph, trails, heading } of pages) {
      const end = path.startsWith("/product/") ? [heading] : []
      const shown = trails.map((steps) => [...steps, ...end]).filter(({ length }) => length > 1)
      const breadcrumbs = findNodes(graph, "BreadcrumbList").map((trail) =>
        listEntries(trail).map(({ name }) => name),
      )
      expect([path, breadcrumbs]).toEqual([path, shown])
    }
  })

  it("lists only items that the page links to", () => {
    const missing = findOnPages(({ graph, hrefs }) => {
      const entries = findNodes(graph, "ItemList").flatMap(listEntries)
      return entries.filter(({ url }) => !hrefs.has(new URL(url ?? "").pathname))
    })
    expect(missing).toEqual([])
    const withList = findOnPages(({ graph }) => findNodes(graph, "ItemList"))
    expect(withList.map(([path]) => path)).toEqual(
      expect.arrayContaining(["/", "/shop", "/shop/resin", "/blog"]),
    )
  })

  it("lists only questions that the page displays", () => {
    const questionsByPage = findOnPages(({ graph }) => listQuestions(graph))
    expect(questionsByPage.map(([path]) => path)).toContain("/faq")
    for (const { graph, text } of pages) {
      for (const { name } of listQuestions(graph)) expect(text).toContain(name)
    }
  })

  it("lists the displayed reviews, and an average only if the page displays it", () => {
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
