import { type RawBuilder, sql } from "kysely"
import { listFilteredProducts } from "#backend/catalogue/filtered-products.ts"
import { emptyFacets } from "#backend/catalogue/list-facets.ts"
import { defaultFilter, isDefaultList, type ListFilter } from "#backend/catalogue/list-filter.ts"
import type { ProductList } from "#backend/catalogue/product-lists.ts"
import { isShownProduct, listProductTiles } from "#backend/catalogue/product-tiles.ts"
import type { Deps } from "#backend/deps.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { FilterValue } from "#lib/contract/product-filter.ts"
import type { WireSearchContent, WireUnderstoodSearch } from "#lib/contract/search.ts"
import { buildOptionQuery } from "#lib/contract/values/option-query.ts"
import { searchContent } from "./content-search.ts"
import { type Interpretation, interpretQuery } from "./interpret-query.ts"
import { listQueryWords } from "./language-words.ts"
import { listNearestQueries } from "./nearest-queries.ts"
import { buildSegments } from "./query-segments.ts"
import { buildTextQuery, buildTranslatedHits, type TextQuery } from "./translated-query.ts"
import { formatTypedWords } from "./typed-words.ts"

export type ShopSearchResult = ProductList & {
  is_fuzzy: boolean
  understood: WireUnderstoodSearch | null
  content: WireSearchContent[]
}

type Page = { limit: number; offset: number }
/** Matching products: one page of them, how many there are, and the query that finds them. */
type ProductMatches = {
  ids: number[]
  count: number
  listed: RawBuilder<unknown> | null
  /** False for a list without words, which has no best match. */
  isRanked: boolean
}

const nothing: ProductMatches = { ids: [], count: 0, listed: null, isRanked: false }

/** The products that words find under a filter, and what the words were taken for. */
type Found = ProductList & { isFuzzy: boolean; understood: WireUnderstoodSearch | null }

/**
 * Searches the whole shop. Products contain all words, the last as a prefix; best match first, names
 * before descriptions. Without an exact match, replaces words by the most similar known ones and sets
 * `is_fuzzy`. A filter applies to what the words find, and does not change the words.
 *
 * Without a filter, prices, values of options and attributes and SKU codes among the words are taken
 * for what they mean, which `understood` reports, unless all the words are in the name of a product.
 */
export async function searchShop(
  deps: Deps,
  text: string,
  page: Page,
  filter: ListFilter = defaultFilter,
): Promise<ShopSearchResult> {
  const isPlain = !isDefaultList({ ...filter, withFacets: false })
  const query = await interpretQuery(deps, text, { isPlain })
  const hits = searchContent(deps, buildSegments(query.pricelessWords, query))
  const request = { query, page, filter, content: hits }
  const [found, content] = await Promise.all([findProducts(deps, request), hits])
  const { isFuzzy, understood, ...list } = found
  return { ...list, is_fuzzy: isFuzzy, understood, content }
}

/** Similar words replace unknown ones only if no content has the words themselves. */
type SearchRequest = {
  query: Interpretation
  page: Page
  filter: ListFilter
  content: Promise<readonly WireSearchContent[]>
}

async function findProducts(deps: Deps, request: SearchRequest): Promise<Found> {
  const { query, page, filter } = request
  const run = (words: readonly string[], more: Partial<ListFilter> = {}) =>
    listMatches(deps, { ...request, filter: { ...filter, ...more } }, words)
  if (query.sku) {
    const listed = buildListed(deps, sql`id = ${query.sku.productId}`)
    const match = { ids: [query.sku.productId], count: 1, listed, isRanked: false }
    const list = await listFound(deps, match, filter, page)
    if (list.count > 0) {
      const option_query = buildOptionQuery(query.sku.variations)
      const data = list.data.map((tile) => ({ ...tile, option_query }))
      return buildFound({ ...list, data }, { ...noMeaning, sku: query.sku.code })
    }
  }
  const { price, ignoredPrice, values } = query
  const hasMeaning = price !== null || values.length > 0
  const isName = hasMeaning && (await hasNamedProduct(deps, query.words))
  const write = (words: readonly string[]) =>
    deps.language ? formatTypedWords(query.text, words) : words.join(" ")
  const understood: WireUnderstoodSearch = {
    ...noMeaning,
    words: write(query.restWords),
    price: buildWirePrice(price),
    values: [...values],
    ignored_price: ignoredPrice,
  }
  if (isName) {
    return buildFound(await run(query.words), { ...understood, is_applied: false })
  }
  const bounds = { minCents: price?.minCents ?? null, maxCents: price?.maxCents ?? null }
  if (values.length > 0) {
    const found = await run(query.restWords, { ...bounds, values })
    // The values exist and only the price leaves nothing: the list is empty.
    const isPriceAlone =
      found.count === 0 && price !== null && (await run(query.restWords, { values })).count > 0
    if ((found.count > 0 && !found.isFuzzy) || isPriceAlone) return buildFound(found, understood)
  }
  const found = await run(query.pricelessWords, bounds)
  const isUnderstood = price !== null || ignoredPrice !== null
  const words = write(query.pricelessWords)
  return buildFound(found, isUnderstood ? { ...understood, words, values: [] } : null)
}

const noMeaning: WireUnderstoodSearch = {
  words: "",
  price: null,
  values: [],
  sku: null,
  ignored_price: null,
  is_applied: true,
}

function buildFound(
  { isFuzzy = false, ...list }: ProductList & { isFuzzy?: boolean },
  understood: WireUnderstoodSearch | null,
): Found {
  return { ...list, isFuzzy, understood }
}

function buildWirePrice(price: Interpretation["price"]): WireUnderstoodSearch["price"] {
  if (price === null) return null
  const { kind, minCents, maxCents } = price
  const build = (cents: number | null) => (cents === null ? null : buildAmount(cents))
  return { kind, min: build(minCents), max: build(maxCents) }
}

/** Lists the products that contain the words, or similar ones, under a filter. */
async function listMatches(
  deps: Deps,
  { query, page, filter, content }: SearchRequest,
  words: readonly string[],
): Promise<ProductList & { isFuzzy: boolean }> {
  if (words.length === 0) {
    // Without words and meaning, such as only punctuation, nothing is found.
    const isEmpty = isDefaultList({ ...filter, withFacets: false })
    const listed = isEmpty ? null : buildListed(deps, buildValueCondition(filter.values))
    return { ...(await listFound(deps, { ...nothing, listed }, filter, page)), isFuzzy: false }
  }
  const exact = await find(deps, buildTextQuery(deps, buildSegments(words, query)), page)
  const isFuzzy = exact.count === 0 && !query.isLiteral && (await content).length === 0
  const matches = isFuzzy ? await findNearest(deps, query, words, page) : exact
  const list = await listFound(deps, matches, filter, page)
  return { ...list, isFuzzy: isFuzzy && matches.count > 0 }
}

/** Lists a page of matches, or of those that the filter leaves. */
async function listFound(
  deps: Deps,
  { ids, count, listed, isRanked }: ProductMatches,
  filter: ListFilter,
  page: Page,
): Promise<ProductList> {
  if (listed !== null && !isDefaultList(filter)) {
    return listFilteredProducts(deps, { query: listed, isSearch: isRanked }, filter, page)
  }
  const facets = filter.withFacets ? { facets: emptyFacets } : {}
  return { data: await listProductTiles(deps, ids), count, ...facets }
}

/** Builds the statement that selects the shown products that meet a condition, in the order of the list. */
function buildListed(deps: Deps, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT id, sort_name, 0 AS rank FROM products
    WHERE ${isShownProduct(deps)} AND ${condition}`
}

/** SQL: the product may have these values. The filter then decides for each SKU. */
function buildValueCondition(values: readonly FilterValue[]): RawBuilder<unknown> {
  const conditions = values.map(
    ({ name, value }) => sql`id IN (
      SELECT product_id FROM product_attributes WHERE name = ${name} AND value = ${value}
      UNION
      SELECT v.product_id FROM product_variation_options o
        JOIN product_variations v ON v.id = o.variation_id
      WHERE o.name = ${value} AND v.name = ${name})`,
  )
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` OR `)})`
}

/** Builds the statement that selects the shown products of a query, with their rank. */
function buildRanked(deps: Deps, { english, translated }: TextQuery): RawBuilder<unknown> {
  const ranked = sql`SELECT id, sort_name, ts_rank(search_head, input.query) AS rank
    FROM products, (SELECT ${english} AS query OFFSET 0) AS input
    WHERE ${isShownProduct(deps)} AND search @@ input.query`
  if (translated === null) return ranked
  return sql`SELECT id, sort_name, max(rank) AS rank FROM (
      ${ranked} UNION ALL
      SELECT id, sort_name, hit.rank FROM (${buildTranslatedHits(translated)}) AS hit
        JOIN products ON id = hit.record_id
      WHERE hit.record_kind = 'product' AND ${isShownProduct(deps)}) AS matches
    GROUP BY id, sort_name`
}

/** True if the name of a shown product, English or translated, has all these words as they are. */
async function hasNamedProduct(deps: Deps, words: readonly string[]): Promise<boolean> {
  const { language } = deps
  const build = (written: readonly string[]) =>
    sql`to_tsquery('simple', ${written.map((word) => `'${word}':A`).join(" & ")})`
  const named = sql`
    SELECT FROM products WHERE ${isShownProduct(deps)}
      AND search @@ ${build(words)} LIMIT 1`
  const { rows } = await (language
    ? sql`(${named}) UNION ALL (
        SELECT FROM products JOIN (${buildTranslatedHits({
          language,
          query: build(listQueryWords(words)),
        })}) AS hit ON record_kind = 'product' AND record_id = id
        WHERE ${isShownProduct(deps)} LIMIT 1)`
    : named
  ).execute(deps.db)
  return rows.length > 0
}

/** Matches products with a similar word for every word, then those with one for any of them. */
async function findNearest(
  deps: Deps,
  query: Interpretation,
  words: readonly string[],
  page: Page,
): Promise<ProductMatches> {
  let matches = nothing
  for (const nearest of await listNearestQueries(deps, query, words)) {
    matches = await find(deps, nearest, page)
    if (matches.count > 0) break
  }
  return matches
}

/** Selects page and count in one statement, so that a page beyond the last has the count, too. */
async function find(deps: Deps, query: TextQuery, page: Page): Promise<ProductMatches> {
  const listed = buildRanked(deps, query)
  const { rows } = await sql<{ ids: number[] | null; count: number }>`
    WITH found AS MATERIALIZED (
      ${listed}
    ), best AS (
      SELECT id, sort_name, rank FROM found ORDER BY rank DESC, sort_name, id
      LIMIT ${page.limit} OFFSET ${page.offset}
    )
    SELECT (SELECT array_agg(id ORDER BY rank DESC, sort_name, id) FROM best) AS ids, (SELECT count(*)::integer FROM found) AS count
  `.execute(deps.db)
  const [row] = rows
  return { ids: row?.ids ?? [], count: row?.count ?? 0, listed, isRanked: true }
}
