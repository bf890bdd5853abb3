import type { WireProduct, WireSku } from "#lib/contract/product.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"

/** Finds a category of the menu with more than one page. Throws if the shop has none. */
export async function findPaginatedCategory(): Promise<{ slug: string; name: string }> {
  const { data } = await fetchShopApiBody("listGroupsOfModel", {
    params: { namespace: "Sell", model: "Product" },
  })
  for (const { slug, name, level, lft, rgt } of data) {
    if (level !== 1 || rgt - lft > 1) continue
    const { count } = await fetchShopApiBody("listProducts", { query: { group: slug } })
    if (count > 12) return { slug, name }
  }
  throw new Error("No category of the menu fills more than one page")
}

/**
 * Finds the first product for which `has` returns true, without those of other tests, which may
 * vanish. Throws if the shop has none.
 */
export async function findProductWhere(
  has: (product: WireProduct) => boolean,
): Promise<WireProduct> {
  for (const { slug } of await listLastingProducts()) {
    const { item } = await fetchShopApiBody("getProduct", { query: { url: slug } })
    if (item && has(item)) return item
  }
  throw new Error("No product of the shop fits this journey")
}

/** Finds a product of two variations whose SKUs differ in price, stock and photo. */
export function findVariantProduct(): Promise<WireProduct> {
  return findProductWhere(({ variations, skus }) => {
    const photos = new Set(skus.flatMap(({ sku_photo_id }) => sku_photo_id ?? []))
    const prices = new Set(skus.map(({ price_each }) => price_each))
    const isPartlyThere = new Set(skus.map(({ in_stock }) => in_stock)).size === 2
    return variations.length === 2 && photos.size > 1 && prices.size > 1 && isPartlyThere
  })
}

/** Finds two SKUs in stock that differ in price and photo, and one out of stock, or throws. */
export function findContrastingSkus({ skus }: WireProduct): {
  from: WireSku
  to: WireSku
  gone: WireSku
} {
  const gone = skus.find(({ in_stock }) => !in_stock)
  const there = skus.filter(({ in_stock }) => in_stock)
  for (const from of there) {
    const to = there.find(
      ({ price_each, sku_photo_id }) =>
        price_each !== from.price_each && sku_photo_id !== from.sku_photo_id,
    )
    if (to && gone) return { from, to, gone }
  }
  throw new Error("The product's SKUs do not differ enough for this journey")
}
