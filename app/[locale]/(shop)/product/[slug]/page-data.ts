import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { buildProductFacts, type ProductFacts } from "#components/commerce/product/product-facts.ts"
import { getProduct } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { type BreadcrumbStep, listProductTrails } from "#lib/catalogue/breadcrumbs.ts"
import { slugSchema } from "#lib/contract/primitives.ts"

export type ProductPageData = {
  facts: ProductFacts
  trails: BreadcrumbStep[][]
  /** The shop takes orders. */
  isSelling: boolean
}

/** What a product's page shows, or null where the shop has no such product. */
export const getProductPage = cache(
  async (locale: string, slug: string): Promise<ProductPageData | null> => {
    if (!slugSchema.safeParse(slug).success) return null
    const [product, site] = await Promise.all([getProduct(slug), getSite()])
    if (!product) return null
    const t = await getTranslations({ locale, namespace: "category" })
    return {
      facts: buildProductFacts(product),
      trails: listProductTrails(product, t("shop")),
      isSelling: site.settings.config.ecommerce,
    }
  },
)
