import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import type { TranslatableKind } from "#lib/contract/translation.ts"
import { listTextKeys, placeTexts } from "./place-texts.ts"
import { type RecordKind, termKind } from "./translatable-fields.ts"
import type { SourceText } from "./widget-texts.ts"

/**
 * The texts of one record in the requested language, by field; empty if it has none. For a record
 * whose fields name positions, `sources` are its current texts, see `placeTexts`.
 */
export type TextLookup = (
  kind: TranslatableKind,
  id: number,
  sources?: readonly SourceText[],
) => ReadonlyMap<string, string>

/** The records of a response, by kind, and the English terms in it. */
export type TranslatedRecords = Partial<Record<RecordKind, readonly number[]>> & {
  terms?: readonly string[] | undefined
}

type Row = {
  record_kind: string
  record_id: number
  field: string
  text: string
  source_hash: string
}

/**
 * Reads the texts of these records in the requested language, with one query. Null, without a query,
 * if English is requested.
 */
export async function getTextLookup(
  { db, language }: Pick<Deps, "db" | "language">,
  { terms = [], ...records }: TranslatedRecords,
): Promise<TextLookup | null> {
  if (!language) return null
  const wanted = Object.entries(records).flatMap(([kind, ids]) =>
    [...new Set(ids)].map((id) => [kind, id] as const),
  )
  const { rows } = await sql<Row>`
    SELECT record_kind, record_id, field, text, source_hash
    FROM unnest(${wanted.map(([kind]) => kind)}::text[], ${wanted.map(([, id]) => id)}::integer[])
      AS wanted(kind, id)
      JOIN translations ON language = ${language} AND record_kind = wanted.kind
        AND record_id = wanted.id
    UNION ALL
    SELECT record_kind, record_id, field, text, source_hash FROM translations
    WHERE language = ${language} AND record_kind = ${termKind} AND record_id = 0
      AND field = ANY(${[...new Set(terms)]}::text[])`.execute(db)
  return buildLookup(rows)
}

/** Reads all texts of these kinds in the requested language; null, without a query, for English. */
export async function readTranslationsOfKinds(
  { db, language }: Pick<Deps, "db" | "language">,
  kinds: readonly RecordKind[],
): Promise<TextLookup | null> {
  if (!language) return null
  const rows = await db
    .selectFrom("translations")
    .select(["record_kind", "record_id", "field", "text", "source_hash"])
    .where("language", "=", language)
    .where("record_kind", "in", [...kinds])
    .execute()
  return buildLookup(rows)
}

const noTexts: ReadonlyMap<string, string> = new Map()

function buildLookup(rows: readonly Row[]): TextLookup {
  const rowsOf = new Map<string, Row[]>()
  const textsOf = new Map<string, Map<string, string>>()
  for (const row of rows) {
    const key = `${row.record_kind} ${row.record_id}`
    const own = rowsOf.get(key) ?? []
    own.push(row)
    rowsOf.set(key, own)
    const texts = textsOf.get(key) ?? new Map<string, string>()
    textsOf.set(key, texts.set(row.field, row.text))
  }
  return (kind, id, sources) => {
    const key = `${kind} ${id}`
    if (!sources) return textsOf.get(key) ?? noTexts
    const placed = placeTexts(listTextKeys(sources), rowsOf.get(key) ?? [])
    return new Map([...placed].map(([field, { text }]) => [field, text]))
  }
}
