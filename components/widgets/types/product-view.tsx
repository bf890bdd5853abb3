import { z } from "zod"
import {
  LazyArrivalDates,
  LazyBuyPanel,
  LazyOfferPanel,
  LazyProductChoice,
  LazyProductGallery,
  LazyProductVideo,
} from "#components/commerce/product/lazy-product-islands.tsx"
import { buildProductFacts } from "#components/commerce/product/product-facts.ts"
import { ProductView } from "#components/commerce/product/product-view.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { getFreeDelivery, listShippingMethods } from "#lib/api/delivery.ts"
import { getProduct, getProductById } from "#lib/api/products.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { idSchema, slugSchema } from "#lib/contract/primitives.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { defineWidget } from "../define-widget.ts"

const islands = {
  Choice: LazyProductChoice,
  Gallery: LazyProductGallery,
  Panel: LazyBuyPanel,
  Offer: LazyOfferPanel,
  VideoPlayer: LazyProductVideo,
  Arrival: LazyArrivalDates,
}

/** Schema of a product's slug or id; null for neither. */
const productSetting = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((product): string | number | null => {
    const text = String(product ?? "").trim()
    const id = idSchema.safeParse(Number(text))
    if (id.success) return id.data
    return slugSchema.safeParse(text).data ?? null
  })

/** One product, rendered as on its product page, with a link to it. */
export const productViewWidget = defineWidget({
  type: "Sell/product_view",
  name: "Product",
  purpose: "Shows one product with its photos, options, price and description.",
  settings: z.object({
    product: productSetting.describe("The product, by the last part of its address or by its id."),
  }),
  examples: ({ productSlug }) => [{ name: "A product", settings: { product: productSlug } }],
  isLcpCandidate: ({ product }) => product !== null,
  load: async ({ product: slugOrId }, { locale }) => {
    if (slugOrId === null) return null
    const [product, delivery, freeDelivery] = await Promise.all([
      typeof slugOrId === "number"
        ? getProductById(slugOrId, locale)
        : getProduct(slugOrId, locale),
      listShippingMethods(locale),
      getFreeDelivery(locale),
    ])
    return product && { facts: buildProductFacts(product), delivery, freeDelivery }
  },
  describe: ({ data, context: { isSelling } }) =>
    data && { kind: "product", product: data.facts.product, delivery: data.delivery, isSelling },
  picture: (data) => data?.facts.product.picture,
  View: ({ data, context: { locale, isLcpImage, isSelling } }) => {
    if (!data) return null
    const { facts, freeDelivery } = data
    const { name, slug } = facts.product
    return (
      <section className="stack-10">
        <ProductView
          facts={facts}
          heading={
            <h2
              className="text-2xl font-bold tracking-tight text-balance md:text-3xl"
              {...buildFieldAttributes(locale, facts.product, "name")}
            >
              <ShopLink
                href={buildLocalePath(locale, buildProductPath(slug))}
                className="-my-2 inline-block py-2 underline-offset-4 hover:text-brand hover:underline"
              >
                {name}
              </ShopLink>
            </h2>
          }
          subheadingLevel={3}
          hasOwnPage={false}
          islands={islands}
          locale={locale}
          isLcpImage={isLcpImage}
          isSelling={isSelling}
          freeDelivery={freeDelivery}
        />
      </section>
    )
  },
})
