import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireDeliveryRate } from "#lib/contract/seo-calls.ts"
import { buildPostcodeRanges, type PostcodeRow } from "./build-postcode-ranges.ts"

type DeliveryRateRow = {
  name: string
  description: string
  is_pick_up: boolean
  region: string
  amount_cents: number
  free_over_cents: number | null
  places: PostcodeRow[]
}

/**
 * Lists the shipping methods with the cost in each region. Omits areas that are defined by suburb:
 * without the suburb, a postcode does not determine their price.
 */
export async function listDeliveryRates(db: Kysely<Database>): Promise<WireDeliveryRate[]> {
  const { rows } = await sql<DeliveryRateRow>`
    SELECT t.name, t.description, t.is_pick_up, r.name AS region, c.amount_cents, c.free_over_cents, (
      SELECT jsonb_agg(jsonb_build_object('first', p.first_postcode, 'last', p.last_postcode,
        'isExcluded', p.excluded, 'isSuburb', p.suburb <> ''))
      FROM shipping_region_postcodes p WHERE p.region_id = r.id AND p.enabled) AS places
    FROM shipping_types t
      JOIN shipping_costs c ON c.shipping_type_id = t.id AND c.enabled
      JOIN shipping_regions r ON r.id = c.region_id AND r.enabled
    WHERE t.enabled ORDER BY t.sort_order, t.id, c.amount_cents, c.id`.execute(db)
  return rows.map(({ amount_cents, free_over_cents, places, ...method }) => ({
    ...method,
    amount: buildAmount(amount_cents),
    free_over: free_over_cents === null ? null : buildAmount(free_over_cents),
    postcodes: buildPostcodeRanges(places ?? []),
  }))
}
