import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { getProduct } from "#lib/api/products.ts"
import { type BreadcrumbStep, listProductTrails } from "#lib/catalogue/breadcrumbs.ts"
import type { Product } from "#lib/catalogue/product.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { buildVariantSet, type VariantSet } from "#lib/variants/variant-set.ts"

export type ProductPageData = {
  product: Product
  trails: BreadcrumbStep[][]
  variants: VariantSet
  photos: { id: number; picture: Product["photos"][number]["picture"] }[]
}

/** What a product's page shows, or null where the shop has no such product. */
export const getProductPage = cache(
  async (locale: string, slug: string): Promise<ProductPageData | null> => {
    if (!slugSchema.safeParse(slug).success) return null
    const product = await getProduct(slug)
    if (!product) return null
    const t = await getTranslations({ locale, namespace: "category" })
    const variants = buildVariantSet(product)
    return {
      product,
      trails: listProductTrails(product, t("shop")),
      variants,
      photos: listPhotos(product),
    }
  },
)

/** The product's photos, or its one picture where it has none. */
function listPhotos({ photos, picture }: Product): ProductPageData["photos"] {
  if (photos.length > 0) return photos.map((photo) => ({ id: photo.id, picture: photo.picture }))
  return picture ? [{ id: 0, picture }] : []
}
