import "server-only"
import type { OfferedProduct } from "#lib/catalogue/product.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseLeadDays, resolveDeliveryKind } from "#lib/contract/rules/delivery-promise.ts"
import type { WireOfferedProduct } from "#lib/contract/seo-calls.ts"
import { getContentLanguage } from "./content-language.ts"
import { parseLabels, parseSku } from "./products.ts"
import { fetchRest } from "./transport.ts"

/**
 * Lists every product for sale, by id, fetched from the API page by page; in another language than
 * English those whose page is complete in it. Throws an ApiError.
 */
export async function* listOfferedProducts(locale: string): AsyncGenerator<OfferedProduct> {
  const { language } = await getContentLanguage(locale)
  if (locale !== defaultLocale && language === null) return
  for (let after: number | null = 0; after !== null; ) {
    const response: { data: WireOfferedProduct[]; next: number | null } = await fetchRest(
      "listOffers",
      { query: { after } },
      { language },
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
    ...parseLabels(wire.term_labels),
    groupNames: wire.group_names,
    photos: images.map(({ photo_id, hash }) => ({ id: photo_id, hash })),
    skus: wire.skus.map(parseSku),
    delivery: resolveDeliveryKind(wire),
    leadDays: parseLeadDays(wire),
  }
}
