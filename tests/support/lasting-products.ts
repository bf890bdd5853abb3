import type { WireProductTile } from "#lib/contract/product.ts"
import { fetchShopApiBody } from "./fetch-shop-api-body.ts"

/** Returns the first products of the running shop, without the temporary ones of other tests. */
export async function listLastingProducts(count = 100): Promise<WireProductTile[]> {
  const { data } = await fetchShopApiBody("listProducts", { query: { page_size: 100 } })
  return data.filter(({ slug }) => !/(?:^|-)trial-/.test(slug)).slice(0, count)
}
