import type { PageReport } from "./page-report.ts"
import {
  type DataGraph,
  type DataNode,
  listTypes,
  listValues,
  parseJsonLdGraph,
} from "./rich-results/json-ld-graph.ts"
import { parseShopPath } from "./shop-path.ts"

/** Facts that a search result shows besides title and description. */
export type SearchFacts = {
  siteName: string
  /** On the shop's origin; null if there is none. */
  faviconPath: string | null
  domain: string
  /** Between the domain and the page: names of the breadcrumb, else segments of the path. */
  trail: readonly string[]
  rating: { value: number; best: number; count: number } | null
  /** Lowest and highest price, in major units of the currency. */
  price: { low: number; high: number; currency: string } | null
  isInStock: boolean | null
  /** Date of an article. */
  publishedAt: string | null
}

/** Returns the facts that a page's structured data and head provide for a search result. */
export function buildSearchFacts(
  page: PageReport,
  shop: { name: string; siteUrl: string },
): SearchFacts {
  const graph = parseJsonLdGraph(page.structuredData.map(({ data }) => data))
  const find = (...types: string[]) =>
    graph.entries.find((entry) => entry.types.some((type) => types.includes(type)))?.node ?? null
  const product = find("ProductGroup") ?? find("Product")
  const siteName = getText(graph, find("WebSite"), "name") ?? page.head.og["og:site_name"]
  return {
    siteName: siteName || shop.name,
    faviconPath: findFavicon(page, shop.siteUrl),
    domain: new URL(shop.siteUrl).host,
    trail: parseTrail(graph, find("BreadcrumbList")) ?? listPathSegments(page.url),
    rating: product && parseRating(graph, product),
    ...(product ? parseOffers(graph, product) : { price: null, isInStock: null }),
    publishedAt: getText(graph, find("BlogPosting", "Article", "NewsArticle"), "datePublished"),
  }
}

function findFavicon({ head }: PageReport, siteUrl: string): string | null {
  const icons = head.icons.filter(({ rel }) => /\bicon\b/.test(rel) && !rel.includes("mask"))
  const light = icons.find(({ media }) => media === null || media.includes("light")) ?? icons[0]
  return light ? parseShopPath(light.href, siteUrl) : null
}

/**
 * Returns the breadcrumb names between the home page, which the domain represents, and the page.
 */
function parseTrail(graph: DataGraph, list: DataNode | null): string[] | null {
  if (list === null) return null
  const names = listValues(graph, list, "itemListElement").map((value) => {
    const step = graph.resolve(value)
    return getText(graph, step, "name") ?? getText(graph, step, "item.name")
  })
  return names.slice(0, -1).filter((name) => name !== null)
}

function listPathSegments(url: string): string[] {
  const parts = new URL(url).pathname.split("/").filter((part) => part !== "")
  return parts.map(decode)
}

function parseRating(graph: DataGraph, product: DataNode): SearchFacts["rating"] {
  const rating = graph.resolve(listValues(graph, product, "aggregateRating")[0])
  if (rating === null) return null
  const value = Number(rating.ratingValue)
  const count = Number(rating.reviewCount ?? rating.ratingCount)
  const best = Number(rating.bestRating ?? 5)
  return value > 0 && count > 0 && best > 0 ? { value, best, count } : null
}

function parseOffers(
  graph: DataGraph,
  product: DataNode,
): Pick<SearchFacts, "price" | "isInStock"> {
  const variants = listValues(graph, product, "hasVariant").map(graph.resolve)
  const offers = [product, ...variants]
    .flatMap((each) => (each ? listValues(graph, each, "offers") : []))
    .map(graph.resolve)
    .filter((offer) => offer !== null)
  const prices = offers.flatMap((offer) => listPrices(graph, offer))
  const currency = offers.map((offer) => getText(graph, offer, "priceCurrency")).find(isCurrency)
  const stocks = offers.map((offer) => String(offer.availability ?? ""))
  return {
    price:
      prices.length > 0 && currency
        ? { low: Math.min(...prices), high: Math.max(...prices), currency }
        : null,
    isInStock: stocks.some(Boolean)
      ? stocks.some((stock) => /InStock|Limited|Online/.test(stock))
      : null,
  }
}

function listPrices(graph: DataGraph, offer: DataNode): number[] {
  const names = listTypes(offer).includes("AggregateOffer")
    ? ["lowPrice", "highPrice"]
    : ["price", "priceSpecification.price"]
  return names
    .flatMap((name) => listValues(graph, offer, name))
    .map(Number)
    .filter((price) => price > 0 && price < 1e9)
}

const isCurrency = (text: string | null): text is string => text !== null && /^[A-Z]{3}$/.test(text)

function getText(graph: DataGraph, node: DataNode | null, path: string): string | null {
  if (node === null) return null
  return listValues(graph, node, path).find((value) => typeof value === "string") ?? null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
