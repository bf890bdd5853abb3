import type { DefinedRegionLeaf, OfferShippingDetailsLeaf, QuantitativeValueLeaf } from "schema-dts"
import { buildAmount, type Money, parseCents } from "#lib/contract/money.ts"
import { buildDeliveryPromise, type PromisedItem } from "#lib/contract/rules/delivery-promise.ts"
import type { DaySpan } from "#lib/contract/values/day-span.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"
import { buildShopId } from "./graph-node.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

/**
 * A shipping method applied to a product: `isFree` at the product's price, `handlingDays` until
 * dispatch.
 */
export type PricedShippingMethod = { way: ShippingMethod; isFree: boolean; handlingDays: DaySpan }

/**
 * Returns the shipping methods for a product of this price that is ordered alone; none where its
 * shipping has no fixed price.
 */
export function listPricedShippingMethods(
  methods: readonly ShippingMethod[],
  product: PromisedItem,
  price: Money,
): PricedShippingMethod[] {
  const { handlingDays, isPosted } = buildDeliveryPromise([product])
  if (handlingDays === null || !isPosted) return []
  return methods.map((way) => {
    const isFree = way.price === 0 || (way.freeOver !== null && price > way.freeOver)
    return { way, isFree, handlingDays }
  })
}

/** Returns the `@id` that offers reference. It differs by method, price and handling time. */
export function buildShippingDetailsId({
  way,
  isFree,
  handlingDays: { from, to },
}: PricedShippingMethod): string {
  return buildShopId(`delivery-${way.number}${isFree ? "-free" : ""}-${from}-to-${to}-days`)
}

/** Builds the OfferShippingDetails of a shipping method: destination, rate and delivery time. */
export function buildShippingDetails(priced: PricedShippingMethod): OfferShippingDetailsLeaf {
  const { way, isFree, handlingDays } = priced
  return {
    "@type": "OfferShippingDetails",
    "@id": buildShippingDetailsId(priced),
    name: truncateText(way.name, maxLengths.name),
    shippingRate: {
      "@type": "MonetaryAmount",
      value: buildAmount(isFree ? parseCents(0) : way.price),
      currency: "AUD",
    },
    shippingDestination: buildRegion(way),
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: buildDays(handlingDays),
      ...(way.transitDays && { transitTime: buildDays(way.transitDays) }),
    },
  }
}

function buildRegion({ postcodes }: ShippingMethod): DefinedRegionLeaf {
  return {
    "@type": "DefinedRegion",
    addressCountry: "AU",
    ...(postcodes && {
      postalCodeRange: postcodes.map(({ first, last }) => ({
        "@type": "PostalCodeRangeSpecification" as const,
        postalCodeBegin: first,
        postalCodeEnd: last,
      })),
    }),
  }
}

function buildDays({ from, to }: DaySpan): QuantitativeValueLeaf {
  return { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" }
}
