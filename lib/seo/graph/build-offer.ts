import type { OfferLeaf } from "schema-dts"
import type { Sku } from "#lib/catalogue/product.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { buildShippingDetailsId, type PricedShippingMethod } from "./build-shipping-details.ts"
import { buildReference, buildShopId } from "./node-ids.ts"

export type PricedSku = Pick<Sku, "price" | "fullPrice" | "isOnSpecial" | "isInStock">

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
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Australia/Brisbane" })
  return `${Number(year.format(nowMs)) + 1}-12-31`
}
