import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { buildProductFacts, type ProductFacts } from "#components/commerce/product/product-facts.ts"
import { buildViewEvent } from "#lib/analytics/build-shop-events.ts"
import type { ShopEvent } from "#lib/analytics/shop-event.ts"
import { getFreeDelivery, listShippingMethods } from "#lib/api/delivery.ts"
import { getProduct } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { type BreadcrumbStep, listProductTrails } from "#lib/catalogue/breadcrumbs.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"
import type { FreeDelivery } from "#lib/site/site.ts"

export type ProductPageData = {
  facts: ProductFacts
  trails: BreadcrumbStep[][]
  delivery: ShippingMethod[]
  freeDelivery: FreeDelivery
  /** Analytics event of the page view; null if analytics is disabled. */
  measured: ShopEvent | null
  /** True if the shop takes orders. */
  isSelling: boolean
}

/** Returns the data of a product page; null if there is no such product. */
export const getProductPage = cache(
  async (locale: string, slug: string): Promise<ProductPageData | null> => {
    if (!slugSchema.safeParse(slug).success) return null
    const [product, site, delivery, freeDelivery] = await Promise.all([
      getProduct(slug),
      getSite(),
      listShippingMethods(),
      getFreeDelivery(),
    ])
    if (!product) return null
    const t = await getTranslations({ locale, namespace: "category" })
    const { analytics } = site.settings
    return {
      measured: analytics && buildViewEvent(product),
      facts: buildProductFacts(product),
      trails: listProductTrails(product, t("shop")),
      delivery,
      freeDelivery,
      isSelling: site.settings.config.ecommerce,
    }
  },
)
