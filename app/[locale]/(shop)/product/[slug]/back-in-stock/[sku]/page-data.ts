import { cache } from "react"
import { getProduct } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import type { Product, Sku } from "#lib/catalogue/product.ts"
import { formatSkuName } from "#lib/catalogue/sku-name.ts"
import { slugSchema } from "#lib/contract/primitives.ts"

export type StockAlertPageData = {
  product: Product
  sku: Sku
  /** Name of the product with the chosen options, such as "Clear resin (Amber, 500 ml)". */
  name: string
  /** True if the shop takes orders. */
  isSelling: boolean
}

/** Returns the data of the form about a SKU; null if the product has no such SKU. */
export const getStockAlertPage = cache(
  async (slug: string, skuId: string, locale: string): Promise<StockAlertPageData | null> => {
    if (!slugSchema.safeParse(slug).success || !/^[1-9]\d{0,9}$/.test(skuId)) return null
    const [product, site] = await Promise.all([getProduct(slug, locale), getSite(locale)])
    const sku = product?.skus.find(({ id }) => id === Number(skuId))
    if (!product || !sku) return null
    const name = formatSkuName(product, sku)
    return { product, sku, name, isSelling: site.settings.config.ecommerce }
  },
)
