import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { buildProductFacts, type ProductFacts } from "#components/commerce/product/product-facts.ts"
import { buildViewEvent, type ShopEvent } from "#lib/analytics/shop-event.ts"
import { getFreeDelivery, listShippingMethods } from "#lib/api/delivery.ts"
import { listFirstQuestions, type ProductQuestions } from "#lib/api/product-questions.ts"
import { getProduct } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { type BreadcrumbStep, listProductTrails } from "#lib/catalogue/group.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import type { GraphPage } from "#lib/seo/graph/graph-part.ts"
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
  shopName: string
  /** The latest published questions, and the number of all. */
  questions: ProductQuestions
}

/** Returns the data of a product page; null if there is no such product. */
export const getProductPage = cache(
  async (locale: string, slug: string): Promise<ProductPageData | null> => {
    if (!slugSchema.safeParse(slug).success) return null
    const [product, site, delivery, freeDelivery, questions] = await Promise.all([
      getProduct(slug, locale),
      getSite(),
      listShippingMethods(locale),
      getFreeDelivery(locale),
      listFirstQuestions(slug),
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
      questions,
      isSelling: site.settings.config.ecommerce,
      shopName: site.settings.name,
    }
  },
)

/** Builds the structured data of a product page: breadcrumbs, product and offer. */
export function buildProductGraph(data: ProductPageData, locale: string): GraphPage {
  const { facts, trails, delivery, isSelling } = data
  const { product, photos } = facts
  const own = { name: product.name, href: null }
  return {
    kind: "ItemPage",
    path: buildProductPath(product.slug),
    locale,
    name: product.name,
    picture: photos[0]?.picture ?? null,
    trails: trails.map((steps) => [...steps, own]),
    main: [{ kind: "product", product, delivery, isSelling }],
  }
}
