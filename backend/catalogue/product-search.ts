import { type RawBuilder, sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { listFilteredProducts } from "./filtered-products.ts"
import { emptyFacets } from "./list-facets.ts"
import { isDefaultList, type ListFilter } from "./list-filter.ts"
import type { ProductList } from "./product-lists.ts"
import { isShownProduct, listProductTiles } from "./product-tiles.ts"

export type ProductSearchResult = ProductList & { is_fuzzy: boolean }

type Page = { limit: number; offset: number }
/** Matching products: one page of them, how many there are, and the query that finds them. */
type ProductMatches = { ids: number[]; count: number; query: RawBuilder<unknown> | null }

const nothing: ProductMatches = { ids: [], count: 0, query: null }

/** How many of the most similar known words replace an unknown word. */
const wordsPerTypo = 3

/**
 * Searches products that contain all words, the last as a prefix; best match first. Without an
 * exact match, replaces words by the most similar known ones and sets `is_fuzzy`. A filter applies
 * to what the words find, and does not change the words.
 */
export async function searchProducts(
  deps: Deps,
  text: string,
  page: Page,
  filter?: ListFilter,
): Promise<ProductSearchResult> {
  const words = parseSearchWords(text)
  const exact = words.length === 0 ? nothing : await findExact(deps, words, page)
  const isFuzzy = exact.count === 0 && words.length > 0
  const found = isFuzzy ? await findNearest(deps, words, page) : exact
  const is_fuzzy = isFuzzy && found.count > 0
  if (filter && found.query !== null && !isDefaultList(filter)) {
    const listed = { query: buildFound(deps, found.query), isSearch: true }
    return { ...(await listFilteredProducts(deps, listed, filter, page)), is_fuzzy }
  }
  const data = await listProductTiles(deps, found.ids)
  const facets = filter?.withFacets ? { facets: emptyFacets } : {}
  return { data, count: found.count, ...facets, is_fuzzy }
}

/** Builds the statement that selects the shown products of a query, with their rank. */
function buildFound(deps: Deps, query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT id, sort_name, ts_rank(search_head, input.query) AS rank
    FROM products, (SELECT ${query} AS query OFFSET 0) AS input
    WHERE ${isShownProduct(deps)} AND search @@ input.query`
}

function findExact(deps: Deps, words: string[], page: Page) {
  const query = sql`product_query(${words.slice(0, -1).join(" ")}, ${words.at(-1)})`
  return find(deps, query, page)
}

/** Matches products with a similar word for every word, then those with one for any of them. */
async function findNearest(deps: Deps, words: string[], page: Page): Promise<ProductMatches> {
  const choices = (await Promise.all(words.map((word) => listNearestWords(deps, word)))).filter(
    (choice) => choice.length > 0,
  )
  if (choices.length === 0) return nothing
  const alternatives = choices.map((choice) => `(${choice.map((word) => `'${word}'`).join("|")})`)
  const all = await find(deps, anyForm(alternatives.join("&")), page)
  if (all.count > 0 || alternatives.length === 1) return all
  return find(deps, anyForm(alternatives.join("|")), page)
}

/** Names are indexed as written (`simple`), longer texts by their stems (`shop_english`). */
function anyForm(query: string) {
  return sql`to_tsquery('simple', ${query}) || to_tsquery('public.shop_english', ${query})`
}

async function listNearestWords({ db }: Deps, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_words WHERE word % ${word}
    ORDER BY similarity(word, ${word}) DESC, word LIMIT ${wordsPerTypo}`.execute(db)
  return rows.map((row) => row.word)
}

/** Selects page and count in one statement, so that a page beyond the last has the count, too. */
async function find(deps: Deps, query: RawBuilder<unknown>, page: Page): Promise<ProductMatches> {
  const { rows } = await sql<{ ids: number[] | null; count: number }>`
    WITH found AS MATERIALIZED (
      ${buildFound(deps, query)}
    ), best AS (
      SELECT id, sort_name, rank FROM found ORDER BY rank DESC, sort_name, id
      LIMIT ${page.limit} OFFSET ${page.offset}
    )
    SELECT (SELECT array_agg(id ORDER BY rank DESC, sort_name, id) FROM best) AS ids, (SELECT count(*)::integer FROM found) AS count
  `.execute(deps.db)
  const [row] = rows
  return { ids: row?.ids ?? [], count: row?.count ?? 0, query }
}

const maxWords = 12
const maxWordLength = 60

/**
 * Characters that NFKD does not decompose, transliterated like in the database's `unaccent`
 * dictionary.
 */
const transliterations: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ł", "l"],
  ["ı", "i"],
])

/**
 * Parses a search text into the words of the index: lower case, without accents, without
 * duplicates, at most twelve. Punctuation, emoji and other symbols only separate words.
 */
export function parseSearchWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (character) => transliterations.get(character) ?? character)
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, maxWordLength)))].slice(0, maxWords)
}
