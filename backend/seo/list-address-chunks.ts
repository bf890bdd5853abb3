import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { type AddressKind, idsPerChunk, type WireAddressChunk } from "#lib/contract/seo-calls.ts"
import { buildShown, changedAt, listKinds, tables } from "./list-addresses.ts"

type Row = Omit<WireAddressChunk, "kind" | "updated_at"> & { updated_at: Date }

/**
 * Counts the URLs in each range of ids, with the time of their last change, of all kinds or of
 * those requested. A record's chunk follows from its id alone, so it never changes.
 */
export async function listAddressChunks(
  deps: Deps,
  asked: { kind?: AddressKind | undefined; number?: number | undefined },
): Promise<WireAddressChunk[]> {
  const lists = await Promise.all(
    listKinds(asked.kind).map((kind) => listChunksOf(deps, kind, asked.number)),
  )
  return lists.flat()
}

async function listChunksOf(
  { db, now }: Deps,
  kind: AddressKind,
  number: number | undefined,
): Promise<WireAddressChunk[]> {
  const size = sql.lit(idsPerChunk)
  const range =
    number === undefined
      ? sql<boolean>`true`
      : sql<boolean>`r.id > ${(number - 1) * idsPerChunk} AND r.id <= ${number * idsPerChunk}`
  const { rows } = await sql<Row>`
    SELECT (r.id - 1) / ${size} + 1 AS number, count(*)::integer AS count,
      max(${changedAt(kind)}) AS updated_at
    FROM ${tables[kind]} r WHERE ${range} AND ${buildShown(kind, now())}
    GROUP BY (r.id - 1) / ${size} ORDER BY (r.id - 1) / ${size}`.execute(db)
  return rows.map((row) => ({ ...row, kind, updated_at: row.updated_at.toISOString() }))
}
