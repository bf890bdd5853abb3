import type { OfferLeaf } from "schema-dts"
import type { Sku } from "#lib/catalogue/product.ts"
import { buildAmount } from "#lib/money.ts"
import { buildDeliveryId, type PricedWay } from "./build-shipping-details.ts"
import { buildReference, buildShopId } from "./node-ids.ts"

export type PricedSku = Pick<Sku, "price" | "fullPrice" | "isOnSpecial" | "isInStock">

type OfferTerms = {
  /** Where exactly this SKU is chosen. */
  url: string
  /** Ways in which it is sent; none where that has no fixed price. */
  delivery: readonly PricedWay[]
  nowMs: number
}

/** What one SKU costs, whether it is there, and on what terms it comes. */
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
    priceValidUntil: buildPriceEnd(nowMs),
    availability: `https://schema.org/${sku.isInStock ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    ...(delivery.length > 0 && {
      shippingDetails: delivery.map((priced) => buildReference(buildDeliveryId(priced))),
    }),
    hasMerchantReturnPolicy: buildReference(buildShopId("returns")),
  }
}

/** The last day of next year, where the shop stands (specification 2, section 9). */
function buildPriceEnd(nowMs: number): string {
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Australia/Brisbane" })
  return `${Number(year.format(nowMs)) + 1}-12-31`
}
