import type { z } from "zod"
import { restCalls } from "#lib/contract/rest-calls.ts"
import type { ApiClient } from "./api-client.ts"
import { listGroups, productsPerPage } from "./fetch-catalogue.ts"

/** The query of one filtered list. */
export type FilteredQuery = z.input<typeof restCalls.listProducts.query>

/**
 * Lists queries of filtered lists as customers choose them, of every category at every level: one
 * value, two values of one name, values of two names in stock, a price range, and a sort order.
 */
export async function listFilteredQueries(api: ApiClient): Promise<FilteredQuery[]> {
  const queries: FilteredQuery[] = []
  for (const { url: group } of await listGroups(api)) {
    const list: FilteredQuery = { group, facets: "1", page_size: productsPerPage }
    const result = await api.rest("listProducts", list)
    const { facets } = restCalls.listProducts.response.parse(result)
    const [first = [], second = []] = (facets?.values ?? []).map(({ name, values }) =>
      values.map(({ value }) => `${name}:${value}`),
    )
    queries.push(
      { ...list, in_stock: "1" },
      { ...list, filter: first.slice(0, 1) },
      { ...list, filter: first.slice(0, 2), sort: "price_up" },
      { ...list, filter: [...first.slice(0, 2), ...second.slice(0, 2)], in_stock: "1" },
      { ...list, price_min: "10.00", price_max: "40.00", sort: "newest" },
    )
  }
  return queries
}
