import { buildSearchFacts } from "./build-search-facts.ts"
import { parsePageHtml } from "./parse-page-html.ts"

const siteUrl = "https://curlew.example"

function readFacts(data: unknown, { head = "", path = "/product/moon-lamp" } = {}) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c")
  const html = `<html><head>${head}<script type="application/ld+json">${json}</script></head></html>`
  const url = `${siteUrl}${path}`
  const facts = {
    path,
    url,
    html,
    chain: [],
    status: 200,
    contentType: "text/html",
    bytes: html.length,
    robotsHeader: "",
  }
  return buildSearchFacts({ ...parsePageHtml(html, url), ...facts }, { name: "Curlew", siteUrl })
}

const offer = (price: string, stock = "InStock") => ({
  "@type": "Offer",
  price,
  priceCurrency: "AUD",
  availability: `https://schema.org/${stock}`,
})

describe("facts of a search result", () => {
  it("contains price and availability of a product", () => {
    const facts = readFacts({ "@type": "Product", name: "Cup", offers: offer("24.95") })
    expect(facts.price).toEqual({ low: 24.95, high: 24.95, currency: "AUD" })
    expect(facts.isInStock).toBe(true)
  })

  it("contains the lowest and the highest price of all variants, referenced or nested", () => {
    const facts = readFacts({
      "@graph": [
        {
          "@type": "ProductGroup",
          hasVariant: [{ "@id": "#a" }, { "@type": "Product", offers: offer("40") }],
        },
        { "@id": "#a", "@type": "Product", offers: offer("12.50", "OutOfStock") },
      ],
    })
    expect(facts.price).toEqual({ low: 12.5, high: 40, currency: "AUD" })
    expect(facts.isInStock).toBe(true)
  })

  it("contains the rating only if there are reviews", () => {
    const rate = (aggregateRating: object) =>
      readFacts({ "@type": "Product", name: "Cup", aggregateRating }).rating
    expect(rate({ ratingValue: "4.8", reviewCount: 12 })).toEqual({
      value: 4.8,
      best: 5,
      count: 12,
    })
    expect(rate({ ratingValue: "4.8", reviewCount: 0 })).toBeNull()
    expect(rate({ ratingValue: "good", reviewCount: 2 })).toBeNull()
  })

  it("contains the breadcrumb without the page itself, else the segments of the path", () => {
    const step = (position: number, name: string) => ({ "@type": "ListItem", position, name })
    const list = {
      "@type": "BreadcrumbList",
      itemListElement: [step(1, "Shop"), step(2, "Cups"), step(3, "Cup")],
    }
    expect(readFacts(list).trail).toEqual(["Shop", "Cups"])
    expect(readFacts({}).trail).toEqual(["product", "moon-lamp"])
    expect(readFacts({}, { path: "/" }).trail).toEqual([])
  })

  it("contains an icon of the shop's origin only", () => {
    const icon = (href: string) =>
      readFacts({}, { head: `<link rel="icon" href="${href}">` }).faviconPath
    expect(icon("/icon.svg")).toBe("/icon.svg")
    expect(icon("https://other.example/icon.svg")).toBeNull()
    expect(readFacts({}).faviconPath).toBeNull()
  })

  it("contains nothing for unusable data", () => {
    for (const data of [null, 3, "text", [], { "@type": 5, offers: [null, [3]] }]) {
      const { price, rating, isInStock } = readFacts(data)
      expect({ price, rating, isInStock }).toEqual({ price: null, rating: null, isInStock: null })
    }
  })
})
