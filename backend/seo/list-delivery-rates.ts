import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { getTextLookup } from "#backend/translations/read-translations.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireDeliveryRate } from "#lib/contract/seo-calls.ts"

type DeliveryRateRow = {
  type_id: number
  region_id: number
  name: string
  description: string
  is_pick_up: boolean
  region: string
  amount_cents: number
  free_over_cents: number | null
  transit_days_min: number | null
  transit_days_max: number | null
  places: PostcodeRow[]
}

/**
 * Lists the shipping methods with the cost in each region, their names in the requested language.
 * Descriptions stay English, because clients read the days in transit from them. Omits areas that are defined by suburb:
 * without the suburb, a postcode does not determine their price.
 */
export async function listDeliveryRates(
  deps: Pick<Deps, "db" | "language">,
): Promise<WireDeliveryRate[]> {
  const { rows } = await sql<DeliveryRateRow>`
    SELECT t.id AS type_id, r.id AS region_id, t.name, t.description, t.is_pick_up, r.name AS region, c.amount_cents, c.free_over_cents,
      c.transit_days_min, c.transit_days_max, (
      SELECT jsonb_agg(jsonb_build_object('first', p.first_postcode, 'last', p.last_postcode,
        'isExcluded', p.excluded, 'isSuburb', p.suburb <> ''))
      FROM shipping_region_postcodes p WHERE p.region_id = r.id AND p.enabled) AS places
    FROM shipping_types t
      JOIN shipping_costs c ON c.shipping_type_id = t.id AND c.enabled
      JOIN shipping_regions r ON r.id = c.region_id AND r.enabled
    WHERE t.enabled ORDER BY t.sort_order, t.id, c.amount_cents, c.id`.execute(deps.db)
  const lookup = await getTextLookup(deps, {
    shipping_type: rows.map(({ type_id }) => type_id),
    shipping_region: rows.map(({ region_id }) => region_id),
  })
  const getName = (kind: "shipping_type" | "shipping_region", id: number) =>
    lookup?.(kind, id).get("name")
  return rows.map(({ type_id, region_id, amount_cents, free_over_cents, places, ...method }) => ({
    ...method,
    name: getName("shipping_type", type_id) ?? method.name,
    region: getName("shipping_region", region_id) ?? method.region,
    amount: buildAmount(amount_cents),
    free_over: free_over_cents === null ? null : buildAmount(free_over_cents),
    postcodes: buildPostcodeRanges(places ?? []),
  }))
}

/** A row of a region: postcodes from `first` to `last`, included or excluded. */
export type PostcodeRow = { first: string; last: string; isExcluded: boolean; isSuburb: boolean }

type Range = { first: number; last: number }

/**
 * Builds the postcodes that are completely in a region, as ranges that neither touch nor overlap. A
 * suburb includes no postcode, but excludes all of its postcode.
 */
export function buildPostcodeRanges(
  rows: readonly PostcodeRow[],
): { first: string; last: string }[] {
  const parse = ({ first, last }: PostcodeRow) => ({ first: Number(first), last: Number(last) })
  const within = rows.filter((row) => !row.isExcluded && !row.isSuburb).map(parse)
  const without = rows.filter((row) => row.isExcluded).map(parse)
  return without
    .reduce(subtractRange, joinRanges(within))
    .map(({ first, last }) => ({ first: format(first), last: format(last) }))
}

function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const last = joined.at(-1)
    if (last && range.first <= last.last + 1) last.last = Math.max(last.last, range.last)
    else joined.push({ ...range })
  }
  return joined
}

function subtractRange(ranges: readonly Range[], out: Range): Range[] {
  return ranges.flatMap((range) =>
    [
      { first: range.first, last: Math.min(range.last, out.first - 1) },
      { first: Math.max(range.first, out.last + 1), last: range.last },
    ].filter(({ first, last }) => first <= last),
  )
}

function format(postcode: number): string {
  return String(postcode).padStart(4, "0")
}
