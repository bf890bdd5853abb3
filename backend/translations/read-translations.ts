import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import type { TranslatableKind } from "#lib/contract/translation.ts"
import { type RecordKind, termKind } from "./translatable-fields.ts"

/** The texts of one record in the requested language, by field; empty if it has none. */
export type TextLookup = (kind: TranslatableKind, id: number) => ReadonlyMap<string, string>

/** The records of a response, by kind, and the English terms in it. */
export type TranslatedRecords = Partial<Record<RecordKind, readonly number[]>> & {
  terms?: readonly string[] | undefined
}

type Row = { record_kind: string; record_id: number; field: string; text: string }

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
    SELECT record_kind, record_id, field, text
    FROM unnest(${wanted.map(([kind]) => kind)}::text[], ${wanted.map(([, id]) => id)}::integer[])
      AS wanted(kind, id)
      JOIN translations ON language = ${language} AND record_kind = wanted.kind
        AND record_id = wanted.id
    UNION ALL
    SELECT record_kind, record_id, field, text FROM translations
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
    .select(["record_kind", "record_id", "field", "text"])
    .where("language", "=", language)
    .where("record_kind", "in", [...kinds])
    .execute()
  return buildLookup(rows)
}

const noTexts: ReadonlyMap<string, string> = new Map()

function buildLookup(rows: readonly Row[]): TextLookup {
  const textsOf = new Map<string, Map<string, string>>()
  for (const { record_kind, record_id, field, text } of rows) {
    const key = `${record_kind} ${record_id}`
    const texts = textsOf.get(key) ?? new Map<string, string>()
    textsOf.set(key, texts.set(field, text))
  }
  return (kind, id) => textsOf.get(`${kind} ${id}`) ?? noTexts
}
