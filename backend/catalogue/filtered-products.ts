import { type RawBuilder, sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { type ProductSort, ratingSteps } from "#lib/contract/product-filter.ts"
import { buildFacets, type FacetCounts } from "./list-facets.ts"
import type { ListFilter } from "./list-filter.ts"
import type { ProductList } from "./product-lists.ts"
import { isShownProduct, listProductTiles } from "./product-tiles.ts"

type Window = { limit: number; offset: number }

/** The shown products that a filter is applied to: a query of `id` and `rank`, a best match first. */
export type ListedProducts = { query: RawBuilder<unknown>; isSearch: boolean }

/** One bit for each condition; options and attributes have the bits from `firstNameBit` on. */
const bits = { price: 1, inStock: 2, onSpecial: 4, personalised: 8, rating: 16 } as const
const firstNameBit = 32

/** Demonstration reviews count only until a customer's is published, as on the tile. */
const averageOf = sql`round(coalesce(avg(stars) FILTER (WHERE NOT is_demo), avg(stars)), 1)`
const averageStars = sql`(SELECT ${averageOf} FROM reviews WHERE product_id = p.id AND status = 'published')`
/** The sort orders. `cents` is the lowest current price, which the tile shows. */
const orders: Readonly<Record<ProductSort, RawBuilder<unknown>>> = {
  featured: sql`p.featured_position, p.sort_name, p.id`,
  newest: sql`p.created_at DESC, p.id DESC`,
  price_up: sql`product.cents, p.sort_name, p.id`,
  price_down: sql`product.cents DESC, p.sort_name, p.id`,
  rating: sql`${averageStars} DESC NULLS LAST, p.sort_name, p.id`,
  name: sql`p.sort_name, p.id`,
}
const bestMatchFirst = sql`listed.rank DESC, p.sort_name, p.id`

/**
 * Lists the tiles of those listed products that have a SKU which meets all conditions at once: a
 * grey one that is in stock, not a grey one and another in stock. The facets count with all
 * conditions but their own. Everything is read in one statement.
 */
export async function listFilteredProducts(
  deps: Deps,
  listed: ListedProducts,
  filter: ListFilter,
  window: Window,
): Promise<ProductList> {
  const names = [...new Set(filter.values.map(({ name }) => name))]
  const order = listed.isSearch && filter.sort === "featured" ? bestMatchFirst : orders[filter.sort]
  const { rows } = await sql<FilteredRow>`
    WITH listed AS MATERIALIZED (${listed.query}),
      ${buildSkuTables(filter, names, deps.now())}
    SELECT
      (SELECT count(*)::integer FROM product WHERE is_listed) AS count,
      ARRAY(SELECT p.id FROM product JOIN products p ON p.id = product.product_id
        ${order === bestMatchFirst ? sql`JOIN listed ON listed.id = p.id` : sql``}
        WHERE product.is_listed AND ${isShownProduct(deps)}
        ORDER BY ${order} LIMIT ${window.limit} OFFSET ${window.offset}) AS ids,
      ${filter.withFacets ? facetCounts : sql`NULL`} AS facets`.execute(deps.db)
  const { count = 0, ids = [], facets = null } = rows[0] ?? {}
  return {
    data: await listProductTiles(deps, ids),
    count,
    ...(facets && { facets: buildFacets(facets, filter.values) }),
  }
}

type FilteredRow = { count: number; ids: number[]; facets: FacetCounts | null }

/**
 * Builds the tables of SKUs and products. `failed` has the bit of each condition that a SKU does not
 * meet. `open_bits` is -1 for a product with a SKU that meets all of them; else it has the bits of
 * conditions that are the only one that some SKU of the product fails.
 *
 * The planner estimates that a comparison of such bits leaves 1 in 200 rows, and a boolean column or
 * CASE one in two. With the first it would look up every option and product in an index of its own.
 */
function buildSkuTables(filter: ListFilter, names: readonly string[], now: Date) {
  const { minCents, maxCents, values } = filter
  const nameBits = names.map((_, at) => firstNameBit << at)
  return sql`
    named AS MATERIALIZED (SELECT * FROM unnest(${names}::text[], ${nameBits}::integer[]) AS named(name, bit)),
    chosen AS MATERIALIZED (
      SELECT given.value, named.* FROM unnest(
        ${values.map((each) => each.name)}::text[], ${values.map((each) => each.value)}::text[])
        AS given(name, value) JOIN named USING (name)),
    filtered_variations AS MATERIALIZED (
      SELECT v.id, v.name FROM listed JOIN product_variations v ON v.product_id = listed.id
      WHERE v.name = ANY(${names}::text[])),
    met_by_options AS (
      SELECT so.sku_id, bit_or(chosen.bit) AS bits FROM filtered_variations v
        JOIN chosen ON chosen.name = v.name
        JOIN product_variation_options o ON o.variation_id = v.id AND o.name = chosen.value
        JOIN sku_options so ON so.option_id = o.id AND so.variation_id = v.id
      GROUP BY so.sku_id),
    met_by_attributes AS (
      SELECT a.product_id, bit_or(chosen.bit) AS bits FROM chosen
        JOIN product_attributes a ON a.name = chosen.name AND a.value = chosen.value
      GROUP BY a.product_id),
    personalised AS MATERIALIZED (
      SELECT DISTINCT pa.product_id FROM product_addons pa
        JOIN addons ON addons.id = pa.addon_id AND addons.enabled AND addons.type = 'Text'
      WHERE pa.enabled),
    rated AS MATERIALIZED (
      SELECT reviews.product_id, ${averageOf} AS stars
      FROM listed JOIN reviews ON reviews.product_id = listed.id AND reviews.status = 'published'
      GROUP BY reviews.product_id),
    priced AS (
      SELECT s.id, s.product_id, s.stock > 0 AS is_stocked,
        s.special_price_cents < s.price_cents
          AND coalesce(s.special_from <= ${now}, true) AND coalesce(${now} < s.special_until, true)
          IS TRUE AS is_special,
        s.price_cents, s.special_price_cents,
        CASE WHEN s.special_price_cents IS NOT NULL THEN least(
          CASE WHEN s.special_from > ${now} THEN s.special_from END,
          CASE WHEN s.special_until > ${now} THEN s.special_until END) END AS changes_at
      FROM listed JOIN skus s ON s.product_id = listed.id WHERE s.enabled),
    current AS (
      SELECT priced.*, CASE WHEN is_special THEN special_price_cents ELSE price_cents END AS cents,
        personalised.product_id IS NOT NULL AS is_personalised, coalesce(rated.stars, 0) AS stars
      FROM priced LEFT JOIN personalised USING (product_id) LEFT JOIN rated USING (product_id)),
    sku AS MATERIALIZED (
      SELECT current.*,
        CASE WHEN ${isWithin(minCents, maxCents)} THEN 0 ELSE ${lit(bits.price)} END
        | CASE WHEN ${!filter.inStock} OR is_stocked THEN 0 ELSE ${lit(bits.inStock)} END
        | CASE WHEN ${!filter.onSpecial} OR is_special THEN 0 ELSE ${lit(bits.onSpecial)} END
        | CASE WHEN ${!filter.personalised} OR is_personalised THEN 0 ELSE ${lit(bits.personalised)} END
        | CASE WHEN stars >= ${filter.minStars ?? 0}::integer THEN 0 ELSE ${lit(bits.rating)} END
        | (${lit(nameBits.reduce((all, bit) => all | bit, 0))}
          & ~(coalesce(options.bits, 0) | coalesce(attributes.bits, 0))) AS failed
      FROM current LEFT JOIN met_by_options options ON options.sku_id = current.id
        LEFT JOIN met_by_attributes attributes USING (product_id)),
    product AS MATERIALIZED (
      SELECT product_id, min(cents) AS cents, bool_or(is_personalised) AS is_personalised,
        bool_or(failed = 0) AS is_listed,
        max(stars) AS stars,
        bit_or(CASE WHEN failed = 0 THEN -1 WHEN failed & (failed - 1) = 0 THEN failed ELSE 0 END)
          AS open_bits,
        bool_or(is_stocked AND failed & ~${lit(bits.inStock)} = 0) AS is_stocked,
        bool_or(is_special AND failed & ~${lit(bits.onSpecial)} = 0) AS is_special,
        min(cents) FILTER (WHERE failed & ~${lit(bits.price)} = 0) AS min_cents,
        max(cents) FILTER (WHERE failed & ~${lit(bits.price)} = 0) AS max_cents,
        min(changes_at) AS changes_at
      FROM sku GROUP BY product_id)`
}

/** Builds an integer literal, so that the database knows its type. */
function lit(number: number) {
  return sql.raw(String(number))
}

function isWithin(minCents: number | null, maxCents: number | null) {
  // Amounts of the API exceed an integer.
  return sql`cents >= coalesce(${minCents}::bigint, 0) AND cents <= coalesce(${maxCents}::bigint, cents)`
}

/** Counts the products rated at least `stars`, regardless of the filter's own rating. */
function countRated(stars: number) {
  return sql`jsonb_build_object('min', ${lit(stars)}, 'count', count(*) FILTER (
    WHERE stars >= ${lit(stars)} AND open_bits & ${lit(bits.rating)} <> 0))`
}

/** The counts of a list's facets as JSON, see `FacetCounts`. */
const facetCounts = sql`(SELECT jsonb_build_object(
  'inStock', count(*) FILTER (WHERE is_stocked),
  'onSpecial', count(*) FILTER (WHERE is_special),
  'personalised', count(*) FILTER (
    WHERE is_personalised AND open_bits & ${lit(bits.personalised)} <> 0),
  'ratings', jsonb_build_array(${sql.join(ratingSteps.map(countRated))}),
  'minCents', min(min_cents),
  'maxCents', max(max_cents),
  'changesAt', min(changes_at),
  'values', (SELECT coalesce(jsonb_agg(counted), '[]') FROM (
    SELECT used.name, o.name AS value, count(*) AS count FROM (
      SELECT so.option_id, v.name FROM sku
        JOIN sku_options so ON so.sku_id = sku.id
        JOIN product_variations v ON v.id = so.variation_id AND v.name NOT LIKE '%:%'
        LEFT JOIN named ON named.name = v.name
      WHERE CASE WHEN named.bit IS NULL THEN failed = 0 ELSE failed & ~named.bit = 0 END
      GROUP BY so.option_id, v.name) AS used
      JOIN product_variation_options o ON o.id = used.option_id
    GROUP BY used.name, o.name
    UNION ALL
    SELECT a.name, a.value, count(*) FROM product
      JOIN product_attributes a USING (product_id) LEFT JOIN named USING (name)
    WHERE CASE WHEN named.bit IS NULL THEN is_listed ELSE open_bits & named.bit <> 0 END
    GROUP BY a.name, a.value) AS counted))
  FROM product)`
