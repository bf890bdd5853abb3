import type { OfferLeaf } from "schema-dts"
import type { Product, Sku } from "#lib/catalogue/product.ts"
import { buildAmount, parseCents } from "#lib/contract/money.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"
import { buildVariantQuery, buildVariantSet, type VariantSet } from "#lib/variants/variant-set.ts"
import { buildShippingDetailsId, type PricedShippingMethod } from "./build-shipping-details.ts"
import { buildReference, buildShopId } from "./graph-node.ts"

type PricedSku = Pick<Sku, "price" | "fullPrice" | "isOnSpecial" | "isInStock">

type OfferTerms = {
  /** URL that selects this SKU. */
  url: string
  /** Shipping methods; none where shipping has no fixed price. */
  delivery: readonly PricedShippingMethod[]
  nowMs: number
}

/** Builds the Offer of a SKU: price, availability, shipping and return policy. */
export function buildOffer(sku: PricedSku, { url, delivery, nowMs }: OfferTerms): OfferLeaf {
  const isReduced = sku.isOnSpecial && sku.fullPrice > sku.price
  return {
    "@type": "Offer",
    url,
    price: buildAmount(sku.price),
    priceCurrency: "AUD",
    ...(isReduced && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        price: buildAmount(sku.fullPrice),
        priceCurrency: "AUD",
      },
    }),
    priceValidUntil: buildPriceValidUntil(nowMs),
    availability: `https://schema.org/${sku.isInStock ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    ...(delivery.length > 0 && {
      shippingDetails: delivery.map((priced) => buildReference(buildShippingDetailsId(priced))),
    }),
    hasMerchantReturnPolicy: buildReference(buildShopId("returns")),
  }
}

/** Returns the last day of next year, in the shop's time zone (specification 2, section 9). */
function buildPriceValidUntil(nowMs: number): string {
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: shopTimeZone })
  return `${Number(year.format(nowMs)) + 1}-12-31`
}

/** A SKU for sale, with the names of its options in order and the query that selects it. */
export type SoldSku = PricedSku & {
  code: string
  photoId: number | null
  options: readonly string[]
  query: string
}

/** Returns the SKUs that can be selected on a product's page and have a price, in table order. */
export function listSoldSkus(product: Product): SoldSku[] {
  const set = buildVariantSet(product)
  const codes = new Map(product.skus.map(({ id, code }) => [id, code.trim()]))
  return set.variants
    .filter(({ price }) => price > 0)
    .map(({ id, choice, price, fullPrice, ...sku }) => ({
      ...sku,
      price: parseCents(price),
      fullPrice: parseCents(fullPrice),
      code: codes.get(id) ?? "",
      options: choice.flatMap((option, at) => set.variations[at]?.options[option] ?? []),
      query: buildQuery(set, choice),
    }))
}

/** With a longer query the URL of the product is used instead. */
const maxQueryLength = 500

function buildQuery(set: VariantSet, choice: readonly number[]): string {
  const query = buildVariantQuery(set, choice, "")
  return query.length <= maxQueryLength ? query : ""
}
