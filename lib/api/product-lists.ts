import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import type { ListChoice } from "#lib/catalogue/list-query.ts"
import { getNextPriceChange, type ProductPage, productsPerPage } from "#lib/catalogue/product.ts"
import type { ProductFacets } from "#lib/catalogue/product-facets.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { buildAmount, parseAmount } from "#lib/contract/money.ts"
import { buildFilterText, type WireProductFacets } from "#lib/contract/product-filter.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { getContentLanguage } from "./content-language.ts"
import { parseProductPage } from "./products.ts"
import { fetchRest, perRequestTimeoutMs } from "./transport.ts"

/**
 * The products that a list consists of: those of a category, those that a search finds, or all
 * without either.
 */
export type ListSource = { group?: string; within?: string } | { query: string }

/** One page of a filtered list, with its facets. `isFuzzy`: see `SearchPage`. */
export type FilteredProducts = ProductPage & { isFuzzy: boolean; facets: ProductFacets }

const noFacets: ProductFacets = {
  inStock: 0,
  onSpecial: 0,
  personalised: 0,
  ratings: [],
  price: null,
  values: [],
}

/**
 * Returns what a category's default list can be filtered by, with the cache tags of everything that
 * the counts depend on.
 */
export const getCategoryFacets = cache(
  async (
    group: string,
    locale: string = defaultLocale,
    within?: string,
  ): Promise<ProductFacets> => {
    const { language } = await getContentLanguage(locale)
    const query = { group, within, facets: "1", page_size: 1 } as const
    const list = await fetchRest("listProducts", { query }, { language })
    const { facets } = list
    const changeMs = getNextPriceChange([facets?.price_changes_at ?? null])
    const groups = [group, within ?? group].map(tags.group)
    const until = changeMs === null ? [] : [tags.until(changeMs)]
    await registerCacheTags([...groups, ...until], lifetimes.productList, locale)
    return parseFacets(list)
  },
)

/** Returns what the results of a search can be filtered by. */
export const getSearchFacets = cache(
  async (query: string, locale: string = defaultLocale): Promise<ProductFacets> => {
    await registerCacheTags([tags.search], lifetimes.search, locale)
    const { language } = await getContentLanguage(locale)
    const input = { query: { query, facets: "1", page_size: 1 } } as const
    return parseFacets(await fetchRest("searchProducts", input, { language }))
  },
)

/**
 * Returns one page of a filtered list. Registers no cache tags: the page is rendered for its request
 * alone, and tags would leave an entry in the cache for each combination of filters.
 */
export async function listFilteredProducts(
  source: ListSource,
  choice: ListChoice,
  page: number,
  locale: string = defaultLocale,
): Promise<FilteredProducts> {
  const query = { ...buildFilterQuery(choice), page, page_size: productsPerPage }
  const { language } = await getContentLanguage(locale)
  const wait = { timeoutMs: perRequestTimeoutMs, language }
  if ("query" in source) {
    const input = { query: { ...query, query: source.query } }
    const found = await fetchRest("searchProducts", input, wait)
    return {
      ...parseProductPage(found),
      isFuzzy: found.is_fuzzy,
      facets: parseFacets(found),
    }
  }
  const list = await fetchRest("listProducts", { query: { ...query, ...source } }, wait)
  return { ...parseProductPage(list), isFuzzy: false, facets: parseFacets(list) }
}

function buildFilterQuery({ sort, min, max, values, ...choice }: ListChoice) {
  const flag = (isOn: boolean) => (isOn ? "1" : "0")
  return {
    sort,
    ...(min !== null && { price_min: buildAmount(min) }),
    ...(max !== null && { price_max: buildAmount(max) }),
    in_stock: flag(choice.inStock),
    on_special: flag(choice.onSpecial),
    personalised: flag(choice.personalised),
    ...(choice.minStars !== null && { rating_min: choice.minStars }),
    filter: values.map(buildFilterText),
    facets: "1",
  } as const
}

type FacetedList = {
  facets?: WireProductFacets | undefined
  term_labels?: Readonly<Record<string, string>> | null | undefined
}

function parseFacets({ facets: wire, term_labels: termLabels }: FacetedList): ProductFacets {
  if (wire === undefined) return noFacets
  return {
    inStock: wire.in_stock,
    onSpecial: wire.on_special,
    personalised: wire.personalised,
    ratings: wire.ratings,
    price: wire.price && { min: parseAmount(wire.price.min), max: parseAmount(wire.price.max) },
    values: wire.values,
    ...(termLabels && { termLabels }),
  }
}
