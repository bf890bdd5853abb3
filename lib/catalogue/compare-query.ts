import { slugSchema } from "#lib/contract/primitives.ts"

/** Maximum number of products that are compared. */
export const maxCompared = 4

/** What the URL of a comparison holds. */
export type CompareQuery = {
  products: readonly string[]
  /** True if the URL names more products than are compared. */
  isTooMany: boolean
  /** The category, and the page of its list, to choose products from; null: none is given. */
  group: string | null
  page: number
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** Parses the query of a comparison; what is no slug is ignored. */
export function parseCompareQuery(params: SearchParams): CompareQuery {
  const slugs = [...new Set(listValues(params.products).filter(isSlug))]
  const [group = null] = listValues(params.group).filter(isSlug)
  const [page = ""] = listValues(params.page)
  return {
    products: slugs.slice(0, maxCompared),
    isTooMany: slugs.length > maxCompared,
    group,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** Returns the path of a comparison of these products, or of the choice from a category's list. */
export function buildComparePath(
  products: readonly string[],
  list?: { group: string; page: number },
): string {
  const search = new URLSearchParams(products.map((slug) => ["products", slug]))
  if (list) search.set("group", list.group)
  if (list && list.page > 1) search.set("page", String(list.page))
  return `/compare${search.size > 0 ? `?${search}` : ""}`
}

/** True if the URL (path and query) is that of a comparison, which is rendered per request. */
export function isCompareUrl(url: string): boolean {
  return /^(?:\/[a-z]{2})?\/compare(?:\?|$)/.test(url)
}

type FeatureSource = { features: ReadonlyMap<string, readonly string[]> }

/** Lists the features of products in the order of their first appearance, each with its values. */
export function listFeatures(
  products: readonly FeatureSource[],
): { name: string; values: (readonly string[])[] }[] {
  const names = [...new Set(products.flatMap(({ features }) => [...features.keys()]))]
  return names.map((name) => ({
    name,
    values: products.map(({ features }) => features.get(name) ?? []),
  }))
}

function listValues(value: string | readonly string[] | undefined): readonly string[] {
  return typeof value === "string" ? [value] : (value ?? [])
}

function isSlug(text: string): boolean {
  return slugSchema.safeParse(text).success
}
