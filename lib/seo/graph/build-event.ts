import type { EventLeaf } from "schema-dts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildGraphImageUrl } from "./build-image-object.ts"
import { buildPostalAddress } from "./build-postal-address.ts"
import type { ShownProduct } from "./graph-part.ts"
import { listSoldSkus } from "./list-sold-skus.ts"
import { buildReference, buildShopId } from "./node-ids.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

/**
 * Builds the Event of a ticket product, with the price range of its tickets; null if the product
 * has no event, or date and location of the event are not both set.
 */
export function buildEvent(id: string, shown: ShownProduct, locale: string): EventLeaf | null {
  const { product, isSelling } = shown
  const { event, name, slug, blurb } = product
  if (!event) return null
  const picture = product.photos[0]?.picture ?? product.picture
  const description = truncateText(blurb, maxLengths.description)
  const skus = isSelling ? listSoldSkus(product) : []
  const prices = skus.map(({ price }) => price).sort((a, b) => a - b)
  const [lowest] = prices
  const highest = prices.at(-1)
  return {
    "@type": "Event",
    "@id": id,
    name: truncateText(name, maxLengths.name),
    ...(description !== "" && { description }),
    ...(picture && { image: buildGraphImageUrl(picture) }),
    startDate: event.startsAt,
    location: {
      "@type": "Place",
      name: truncateText(event.place, maxLengths.name),
      address: buildPostalAddress(event.place) ?? event.place,
    },
    organizer: buildReference(buildShopId("organisation")),
    ...(lowest !== undefined &&
      highest !== undefined && {
        offers: {
          "@type": "AggregateOffer",
          url: buildSiteUrl(buildProductPath(slug), locale),
          lowPrice: buildAmount(lowest),
          highPrice: buildAmount(highest),
          priceCurrency: "AUD",
          offerCount: skus.length,
          availability: `https://schema.org/${skus.some(({ isInStock }) => isInStock) ? "InStock" : "SoldOut"}`,
        },
      }),
  }
}
