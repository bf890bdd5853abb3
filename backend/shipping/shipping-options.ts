import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireShippingQuote } from "#lib/contract/cart.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { resolveShipping } from "#lib/contract/rules/cart-price.ts"
import type { DaySpan } from "#lib/contract/values/day-span.ts"

/** A destination, as precise as its price requires. The suburb may be empty. */
export type ShippingPlace = { suburb: string; postcode: string }

/** A shipping method for a cart and a destination. */
export type ShippingOption = {
  id: number
  name: string
  description: string
  isPickUp: boolean
  fullCents: number
  freeOverCents: number | null
  /** Business days in transit to the region; null: those in the description. */
  transitDays: DaySpan | null
}

/** What shipping needs to know of a cart line. */
type ShippingLine = { isTicket: boolean; shipsByQuote: boolean }

/**
 * The shipping methods; with `needsQuote` the customer must request a quote, as `detail` states.
 */
export type ShippingOffer = {
  options: ShippingOption[]
  needsQuote: boolean
  detail: ErrorDetail | null
}

const nothing: ShippingOffer = { options: [], needsQuote: false, detail: null }

/** True if any of the items is shipped or picked up; tickets are not. */
export function hasShippableItems(lines: readonly Pick<ShippingLine, "isTicket">[]): boolean {
  return lines.some((line) => !line.isTicket)
}

/**
 * Returns the shipping methods for items to a destination, each at the lowest price of all regions
 * that contain it (by the price below the free-shipping threshold). Only pick-up without a
 * destination. Without items it returns all methods that would be available.
 */
export async function listShippingOptions(
  db: Kysely<Database>,
  place: ShippingPlace | null,
  lines: readonly ShippingLine[],
): Promise<ShippingOffer> {
  if (lines.length > 0 && !hasShippableItems(lines)) return nothing
  const options = await selectOptions(db, place)
  if (lines.some((line) => line.shipsByQuote && !line.isTicket)) {
    return refer(options, { code: "shipping_quote_for_item" })
  }
  if (place === null || options.some((option) => !option.isPickUp)) {
    return { ...nothing, options }
  }
  const destination = [place.suburb, place.postcode].filter((part) => part !== "").join(" ")
  return refer(options, { code: "shipping_quote_for_place", params: { place: destination } })
}

function refer(options: readonly ShippingOption[], detail: ErrorDetail): ShippingOffer {
  return {
    options: options.filter((option) => option.isPickUp),
    needsQuote: true,
    detail,
  }
}

/**
 * Builds the query of the ids (`region_id`) of the regions that contain a destination. An `excluded` row
 * removes a destination from its region, whatever the region's other rows contain.
 */
function buildRegionQuery(place: ShippingPlace | null): RawBuilder<unknown> {
  const suburb = place === null ? "" : place.suburb.toLowerCase().replace(/[^a-z]/g, "")
  return sql`
    SELECT region_id
    FROM shipping_region_postcodes p JOIN shipping_regions r ON r.id = p.region_id AND r.enabled
    WHERE p.enabled AND ${place?.postcode ?? null}::text BETWEEN first_postcode AND last_postcode
      AND (suburb = '' OR (${suburb} <> ''
        AND regexp_replace(lower(suburb), '[^a-z]', '', 'g') = ${suburb}))
    GROUP BY region_id HAVING NOT bool_or(excluded)`
}

/** Returns the regions that contain a destination, by name. */
export async function listRegionsOfPlace(
  db: Kysely<Database>,
  place: ShippingPlace,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM shipping_regions WHERE id IN (${buildRegionQuery(place)})
    ORDER BY name`.execute(db)
  return rows
}

async function selectOptions(
  db: Kysely<Database>,
  place: ShippingPlace | null,
): Promise<ShippingOption[]> {
  const { rows } = await sql<ShippingOption>`
    WITH held AS (${buildRegionQuery(place)})
    SELECT DISTINCT ON (t.sort_order, t.id) t.id, t.name, t.description,
      t.is_pick_up AS "isPickUp", c.amount_cents AS "fullCents",
      c.free_over_cents AS "freeOverCents",
      CASE WHEN c.transit_days_min IS NOT NULL THEN
        jsonb_build_object('from', c.transit_days_min, 'to', c.transit_days_max)
      END AS "transitDays"
    FROM shipping_types t
      JOIN shipping_costs c ON c.shipping_type_id = t.id AND c.enabled
      JOIN shipping_regions r ON r.id = c.region_id AND r.enabled
    WHERE t.enabled AND (c.region_id IN (SELECT region_id FROM held)
      OR (t.is_pick_up AND ${place === null}))
    ORDER BY t.sort_order, t.id, c.amount_cents, c.free_over_cents NULLS LAST`.execute(db)
  return rows
}

/**
 * Returns the chosen shipping method while it is offered, otherwise the cheapest one that is not
 * pick-up; null if there is none.
 */
export function resolveShippingOption(
  options: readonly ShippingOption[],
  chosenId: number | null,
  itemsCents: number,
): ShippingOption | null {
  const chosen = options.find(({ id }) => id === chosenId)
  if (chosen !== undefined) return chosen
  const [first, ...others] = options.filter((option) => !option.isPickUp)
  if (first === undefined) return null
  const costOf = (option: ShippingOption) => resolveShipping(buildShippingPrice(option), itemsCents)
  return others.reduce((best, option) => (costOf(option) < costOf(best) ? option : best), first)
}

/** Returns the price of a shipping method, as carts are priced with it. */
export function buildShippingPrice({ fullCents, freeOverCents }: ShippingOption) {
  return { cents: fullCents, freeOverCents }
}

/** Builds the API form of a shipping method, with its price for this subtotal of items. */
export function buildWireShipping(option: ShippingOption, itemsCents: number): WireShippingQuote {
  const { fullCents, freeOverCents } = option
  return {
    shipping_type_id: option.id,
    shipping_name: option.name,
    description: option.description,
    amount: buildAmount(resolveShipping(buildShippingPrice(option), itemsCents)),
    is_pick_up: option.isPickUp,
    full_amount: buildAmount(fullCents),
    free_over: freeOverCents === null ? null : buildAmount(freeOverCents),
    transit_days_min: option.transitDays?.from ?? null,
    transit_days_max: option.transitDays?.to ?? null,
  }
}
