import type { OfferShippingDetailsLeaf, ProductGroupLeaf, ProductLeaf } from "schema-dts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildGraphImageUrl } from "./build-image-object.ts"
import { buildOffer, listSoldSkus, type SoldSku } from "./build-offer.ts"
import { buildProductRatings } from "./build-ratings.ts"
import {
  buildShippingDetails,
  buildShippingDetailsId,
  listPricedShippingMethods,
} from "./build-shipping-details.ts"
import { buildPartId } from "./graph-node.ts"
import type { ShownProduct } from "./graph-part.ts"
import {
  resolveVariationProperties,
  type VariationProperty,
} from "./resolve-variation-properties.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"
import { getVisibleText } from "./visible-text.ts"

type ProductContext = {
  locale: string
  nowMs: number
  /** Brand of a product without a brand of its own: the shop's. */
  fallbackBrand: string
}

/** Returns the `@id` of a product, the same on every page that shows it. */
export function buildProductId(slug: string, locale: string): string {
  return buildPartId(buildSiteUrl(buildProductPath(slug), locale), "product")
}

/**
 * Builds a Product with its Offer, or a ProductGroup whose variants have an Offer each. Null
 * without the data that search engines require: without a photo, without a SKU that has a price, or
 * in a shop that does not sell.
 */
export function buildProduct(
  shown: ShownProduct,
  context: ProductContext,
): ProductLeaf | ProductGroupLeaf | null {
  const { product, isSelling } = shown
  const pictures = listImageUrls(product)
  const skus = isSelling ? listSoldSkus(product) : []
  const [only, ...others] = skus
  if (!only || pictures.length === 0) return null
  const url = buildSiteUrl(buildProductPath(product.slug), context.locale)
  const common = {
    "@id": buildProductId(product.slug, context.locale),
    name: truncateText(product.name, maxLengths.name),
    ...buildDescription(product),
    image: pictures,
    brand: {
      "@type": "Brand" as const,
      name: truncateText(product.brand, maxLengths.name) || context.fallbackBrand,
    },
    ...buildProductRatings(product),
    ...buildAttributes(product),
  }
  if (others.length === 0) {
    return {
      "@type": "Product",
      ...common,
      ...(only.code !== "" && { sku: only.code }),
      offers: buildOffer(only, {
        url,
        delivery: listProductShippingMethods(shown, only),
        nowMs: context.nowMs,
      }),
    }
  }
  const properties = resolveVariationProperties(product.variations.map(({ name }) => name))
  const usedProperties = properties.flatMap((property) => property ?? [])
  return {
    "@type": "ProductGroup",
    ...common,
    url,
    productGroupID: String(product.id),
    ...(usedProperties.length > 0 && {
      variesBy: usedProperties.map((property) => `https://schema.org/${property}`),
    }),
    hasVariant: skus.map((sku) =>
      buildVariant(sku, { shown, properties, pictures, url, ...context }),
    ),
  }
}

type VariantFacts = ProductContext & {
  shown: ShownProduct
  properties: readonly (VariationProperty | null)[]
  pictures: readonly string[]
  url: string
}

function buildVariant(sku: SoldSku, facts: VariantFacts): ProductLeaf {
  const { shown, properties, pictures, url, nowMs } = facts
  const photo = shown.product.photos.find(({ id }) => id === sku.photoId)
  const image = photo ? buildGraphImageUrl(photo.picture) : pictures[0]
  const optionEntries = properties.flatMap((property, at) => {
    const option = sku.options[at]
    return property && option ? [[property, truncateText(option, maxLengths.name)]] : []
  })
  return {
    "@type": "Product",
    name: truncateText([shown.product.name, ...sku.options].join(", "), maxLengths.name),
    ...(sku.code !== "" && { sku: sku.code }),
    ...Object.fromEntries(optionEntries),
    ...(image !== undefined && { image }),
    offers: buildOffer(sku, {
      url: url + sku.query,
      delivery: listProductShippingMethods(shown, sku),
      nowMs,
    }),
  }
}

/** Builds the shipping details that the offers of a product reference. */
export function buildProductShippingDetails(shown: ShownProduct): OfferShippingDetailsLeaf[] {
  const priced = listSoldSkus(shown.product).flatMap((sku) =>
    listProductShippingMethods(shown, sku),
  )
  return [...new Map(priced.map((way) => [buildShippingDetailsId(way), way])).values()].map(
    buildShippingDetails,
  )
}

function listProductShippingMethods({ product, delivery }: ShownProduct, { price }: SoldSku) {
  return listPricedShippingMethods(delivery, product, price)
}

/** Returns the description from the blurb, else from the content; omitted without text. */
function buildDescription({ blurb, content }: ShownProduct["product"]): { description?: string } {
  const text = blurb.trim() === "" ? getVisibleText(content) : blurb
  const description = truncateText(text, maxLengths.description)
  return description === "" ? {} : { description }
}

/** Returns the attributes, which the page shows as a table; omitted without any. */
function buildAttributes({ attributes }: ShownProduct["product"]) {
  if (attributes.length === 0) return {}
  return {
    additionalProperty: attributes.map(({ name, values }) => ({
      "@type": "PropertyValue" as const,
      name: truncateText(name, maxLengths.name),
      value: truncateText(values.join(", "), maxLengths.description),
    })),
  }
}

const maxImages = 6

function listImageUrls({ picture, photos }: ShownProduct["product"]): string[] {
  const pictures =
    photos.length > 0 ? photos.map((photo) => photo.picture) : picture ? [picture] : []
  return [...new Set(pictures.map(buildGraphImageUrl))].slice(0, maxImages)
}
