import { type RawBuilder, sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { buildCompleteLanguages } from "#backend/translations/complete-languages.ts"
import type { Locale } from "#lib/contract/languages.ts"
import {
  idsPerChunk,
  type PublicUrlKind,
  publicUrlKinds,
  type WirePublicUrl,
  type WireUrlChunk,
} from "#lib/contract/seo-calls.ts"

/** Selects the URLs of one kind with ids above `after` and up to `through`. */
type PublicUrlQuery = {
  kind: PublicUrlKind
  after: number
  through: number
  limit: number
  /**
   * Adds the number of products of a group; with `within` only those that are also in that second
   * group.
   */
  withCounts: boolean
  within: string | null
}

type PublicUrlPage = { data: WirePublicUrl[]; next: number | null }
type PublicUrlRow = Omit<WirePublicUrl, "updated_at"> & { updated_at: Date }

/** Maximum number of images per URL that are listed for search engines. */
const maxImages = 10

/**
 * Lists the shown records of a kind, ordered by id, and the id after which the next page starts
 * (null: none).
 */
export async function listPublicUrls(deps: Deps, window: PublicUrlQuery): Promise<PublicUrlPage> {
  const { kind, after, through, limit } = window
  const { rows } = await sql<PublicUrlRow>`
    SELECT r.id, r.url AS slug, ${buildUpdatedAt(kind)} AS updated_at,
      ${images[kind]} AS images, ${buildCount(window)} AS product_count,
      ${buildLanguages(kind)} AS complete_languages
    FROM ${tables[kind]} r
    WHERE r.id > ${after} AND r.id <= ${through} AND ${buildShown(kind, deps.now())}
    ORDER BY r.id LIMIT ${limit + 1}`.execute(deps.db)
  const data = rows.slice(0, limit).map(({ updated_at, ...row }) => ({
    ...row,
    updated_at: updated_at.toISOString(),
  }))
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}

/** The table of each kind. */
const tables: Readonly<Record<PublicUrlKind, RawBuilder<unknown>>> = {
  page: sql`pages`,
  group: sql`groups`,
  article: sql`articles`,
  product: sql`products`,
}

/** SQL condition: the record `r` has a public page now. */
function buildShown(kind: PublicUrlKind, now: Date): RawBuilder<boolean> {
  if (kind === "product") return sql<boolean>`r.enabled AND r.has_skus`
  if (kind === "page") return sql<boolean>`r.enabled`
  if (kind === "article") return sql<boolean>`r.enabled AND r.published_at <= ${now}`
  return sql<boolean>`r.model = 'Sell/Product' AND r.enabled AND NOT EXISTS (
    SELECT FROM groups above
    WHERE above.root = r.root AND above.lft < r.lft AND above.rgt > r.rgt AND NOT above.enabled)`
}

/**
 * SQL: the last change of the page of the record `r`; publication counts as a change of an article.
 */
function buildUpdatedAt(kind: PublicUrlKind): RawBuilder<Date> {
  return kind === "article"
    ? sql<Date>`greatest(r.updated_at, r.published_at)`
    : sql<Date>`r.updated_at`
}

const recordImage = sql`coalesce((SELECT jsonb_build_array(
  jsonb_build_object('hash', i.hash, 'alt', i.alt)) FROM images i WHERE i.hash = r.image_hash), '[]')`

const images: Readonly<Record<PublicUrlKind, RawBuilder<unknown>>> = {
  page: sql`'[]'::jsonb`,
  group: recordImage,
  article: recordImage,
  product: sql`coalesce((
    SELECT jsonb_agg(jsonb_build_object('hash', i.hash, 'alt', i.alt) ORDER BY f.sort_order, f.id)
    FROM (SELECT id, sort_order, image_hash FROM photos
      WHERE product_id = r.id AND enabled ORDER BY sort_order, id LIMIT ${sql.lit(maxImages)}) f
      JOIN images i ON i.hash = f.image_hash), '[]')`,
}

/** SQL condition: the record `r` can be published in the language; true without one. */
function buildHasLanguage(kind: PublicUrlKind, language: Locale | null): RawBuilder<boolean> {
  if (language === null) return sql<boolean>`true`
  const hasAny = sql<boolean>`r.id IN (SELECT record_id FROM translations
    WHERE language = ${language} AND record_kind = ${kind})`
  // Which texts a page has is in its widgets, see `listCompletePageLanguages`.
  if (kind === "page") return hasAny
  return sql<boolean>`${hasAny}
    AND ${buildCompleteLanguages(kind, "r")} @> to_jsonb(${language}::text)`
}

/** Languages of products and articles; those of pages and groups are in the site data. */
function buildLanguages(kind: PublicUrlKind): RawBuilder<string[]> {
  return kind === "product" || kind === "article"
    ? buildCompleteLanguages(kind, "r")
    : sql<string[]>`'[]'::jsonb`
}

function buildCount({ kind, withCounts, within }: PublicUrlQuery): RawBuilder<number | null> {
  if (kind !== "group" || !withCounts) return sql<null>`NULL`
  const also = within === null ? sql`true` : sql`EXISTS (${inGroupsAt(within)})`
  return sql<number>`(
    SELECT count(DISTINCT p.id)::integer
    FROM groups below
      JOIN product_groups pg ON pg.group_id = below.id
      JOIN products p ON p.id = pg.product_id AND p.enabled AND p.has_skus
    WHERE below.root = r.root AND below.lft BETWEEN r.lft AND r.rgt
      AND ${shownGroup("below")} AND ${also})`
}

/** SQL: the groups at and below a URL slug that contain the product `p`. */
function inGroupsAt(url: string): RawBuilder<unknown> {
  return sql`SELECT FROM groups top
    JOIN groups other ON other.root = top.root AND other.lft BETWEEN top.lft AND top.rgt
    JOIN product_groups also ON also.group_id = other.id AND also.product_id = p.id
    WHERE top.model = 'Sell/Product' AND top.url = ${url} AND ${shownGroup("other")}`
}

function shownGroup(name: string): RawBuilder<boolean> {
  const group = sql.raw(name)
  return sql<boolean>`${group}.enabled AND NOT EXISTS (
    SELECT FROM groups hidden WHERE hidden.root = ${group}.root AND NOT hidden.enabled
      AND hidden.lft < ${group}.lft AND hidden.rgt > ${group}.rgt)`
}

/** Lists the requested kind, or all. */
function listKinds(kind: PublicUrlKind | undefined): readonly PublicUrlKind[] {
  return kind === undefined ? publicUrlKinds : [kind]
}

type UrlChunkRow = Omit<WireUrlChunk, "kind" | "updated_at"> & { updated_at: Date }

/**
 * Counts the URLs in each range of ids, with the time of their last change, of all kinds or of
 * those requested; in another language only those of records with a translation. A record's chunk
 * follows from its id alone, so it never changes.
 */
export async function listUrlChunks(
  deps: Deps,
  filter: { kind?: PublicUrlKind | undefined; number?: number | undefined },
): Promise<WireUrlChunk[]> {
  const lists = await Promise.all(
    listKinds(filter.kind).map((kind) => listChunksOf(deps, kind, filter.number)),
  )
  return lists.flat()
}

async function listChunksOf(
  { db, now, language = null }: Deps,
  kind: PublicUrlKind,
  number: number | undefined,
): Promise<WireUrlChunk[]> {
  const size = sql.lit(idsPerChunk)
  const range =
    number === undefined
      ? sql<boolean>`true`
      : sql<boolean>`r.id > ${(number - 1) * idsPerChunk} AND r.id <= ${number * idsPerChunk}`
  const { rows } = await sql<UrlChunkRow>`
    SELECT (r.id - 1) / ${size} + 1 AS number, count(*)::integer AS count,
      max(${buildUpdatedAt(kind)}) AS updated_at
    FROM ${tables[kind]} r WHERE ${range} AND ${buildShown(kind, now())}
      AND ${buildHasLanguage(kind, language)}
    GROUP BY (r.id - 1) / ${size} ORDER BY (r.id - 1) / ${size}`.execute(db)
  return rows.map((row) => ({ ...row, kind, updated_at: row.updated_at.toISOString() }))
}
