import type { DefinedRegionLeaf, OfferShippingDetailsLeaf, QuantitativeValueLeaf } from "schema-dts"
import { buildAmount, type Money, parseCents } from "#lib/money.ts"
import type { DaySpan, DeliveryWay } from "#lib/site/delivery-way.ts"
import { processingDays } from "#lib/site/shipping-facts.ts"
import { cutText, mostCharacters } from "./cut-text.ts"
import { buildShopId } from "./node-ids.ts"

/** A way to deliver, and whether goods of a certain worth travel free of charge by it. */
export type PricedWay = { way: DeliveryWay; isFree: boolean }

/** How goods of this worth travel, ordered alone. */
export function priceWays(ways: readonly DeliveryWay[], goods: Money): PricedWay[] {
  return ways.map((way) => ({
    way,
    isFree: way.price === 0 || (way.freeOver !== null && goods > way.freeOver),
  }))
}

/** The id that offers point to. */
export function buildDeliveryId({ way, isFree }: PricedWay): string {
  return buildShopId(`delivery-${way.number}${isFree ? "-free" : ""}`)
}

/** Where a way to deliver leads, what it costs and how long it takes. */
export function buildDelivery(priced: PricedWay): OfferShippingDetailsLeaf {
  const { way, isFree } = priced
  return {
    "@type": "OfferShippingDetails",
    "@id": buildDeliveryId(priced),
    name: cutText(way.name, mostCharacters.name),
    shippingRate: {
      "@type": "MonetaryAmount",
      value: buildAmount(isFree ? parseCents(0) : way.price),
      currency: "AUD",
    },
    shippingDestination: buildRegion(way),
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: buildDays(processingDays),
      ...(way.transitDays && { transitTime: buildDays(way.transitDays) }),
    },
  }
}

function buildRegion({ postcodes }: DeliveryWay): DefinedRegionLeaf {
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
