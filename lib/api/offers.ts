import "server-only"
import type { OfferedProduct } from "#lib/catalogue/product.ts"
import { parseLeadDays, resolveDeliveryKind } from "#lib/contract/rules/delivery-promise.ts"
import type { WireOfferedProduct } from "#lib/contract/seo-calls.ts"
import { parseSku } from "./products.ts"
import { fetchRest } from "./transport.ts"

/** Lists every product for sale, by id, fetched from the API page by page. Throws an ApiError. */
export async function* listOfferedProducts(): AsyncGenerator<OfferedProduct> {
  for (let after: number | null = 0; after !== null; ) {
    const response: { data: WireOfferedProduct[]; next: number | null } = await fetchRest(
      "listOffers",
      { query: { after } },
    )
    for (const wire of response.data) yield parseOffered(wire)
    // Terminates whatever the API responds: ids only grow.
    after = response.next !== null && response.next > after ? response.next : null
  }
}

function parseOffered(wire: WireOfferedProduct): OfferedProduct {
  const { id, name, slug, brand, blurb, content, variations, images } = wire
  return {
    id,
    name,
    slug,
    brand,
    blurb,
    content,
    variations,
    groupNames: wire.group_names,
    photos: images.map(({ photo_id, hash }) => ({ id: photo_id, hash })),
    skus: wire.skus.map(parseSku),
    delivery: resolveDeliveryKind(wire),
    leadDays: parseLeadDays(wire),
  }
}
