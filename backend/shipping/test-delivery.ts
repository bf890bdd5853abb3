import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { formatErrorDetail } from "#lib/contract/error-detail.ts"
import type { WireDeliveryTest } from "#lib/contract/marketing-calls.ts"
import {
  buildWireShipping,
  listRegionsOfPlace,
  listShippingOptions,
  type ShippingPlace,
} from "./shipping-options.ts"

/** Returns the regions that a destination is in, and what the checkout offers for items of a value. */
export async function testDelivery(
  db: Kysely<Database>,
  place: ShippingPlace,
  itemsCents: number,
): Promise<WireDeliveryTest> {
  const [regions, offer] = await Promise.all([
    listRegionsOfPlace(db, place),
    listShippingOptions(db, place, []),
  ])
  return {
    regions,
    data: offer.options.map((option) => buildWireShipping(option, itemsCents)),
    needs_quote: offer.needsQuote,
    message: formatErrorDetail(offer.detail),
  }
}
