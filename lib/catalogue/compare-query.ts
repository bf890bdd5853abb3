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

type FeatureSource = {
  features: ReadonlyMap<string, readonly string[]>
  termLabels?: Readonly<Record<string, string>>
}

/** A text as it is shown; `isTranslated` if all of it is in the language of the page. */
type ShownText = { text: string; isTranslated: boolean }

/** A row of the table: its English name, and the values of each product, empty where it has none. */
export type ComparedFeature = { key: string; name: ShownText; values: readonly ShownText[] }

/**
 * Lists the features of products in the order of their first appearance. Features are the same by
 * their English names, and are shown with their labels.
 */
export function listFeatures(products: readonly FeatureSource[]): ComparedFeature[] {
  const keys = [...new Set(products.flatMap(({ features }) => [...features.keys()]))]
  const labels = new Map(products.flatMap(({ termLabels = {} }) => Object.entries(termLabels)))
  const show = (terms: readonly string[]): ShownText => ({
    text: terms.map((term) => labels.get(term) ?? term).join(", "),
    isTranslated: terms.every((term) => labels.has(term)),
  })
  return keys.map((key) => ({
    key,
    name: show([key]),
    values: products.map(({ features }) => show(features.get(key) ?? [])),
  }))
}

function listValues(value: string | readonly string[] | undefined): readonly string[] {
  return typeof value === "string" ? [value] : (value ?? [])
}

function isSlug(text: string): boolean {
  return slugSchema.safeParse(text).success
}
