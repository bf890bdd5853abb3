import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { idsPerChunk, type PublicUrlKind, type WireUrlChunk } from "#lib/contract/seo-calls.ts"
import { buildShown, buildUpdatedAt, listKinds, tables } from "./list-public-urls.ts"

type UrlChunkRow = Omit<WireUrlChunk, "kind" | "updated_at"> & { updated_at: Date }

/**
 * Counts the URLs in each range of ids, with the time of their last change, of all kinds or of
 * those requested. A record's chunk follows from its id alone, so it never changes.
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
  { db, now }: Deps,
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
    GROUP BY (r.id - 1) / ${size} ORDER BY (r.id - 1) / ${size}`.execute(db)
  return rows.map((row) => ({ ...row, kind, updated_at: row.updated_at.toISOString() }))
}
