import { type RawBuilder, sql } from "kysely"
import type { WirePageRow } from "#lib/contract/page.ts"
import { listTextKeys, placeTexts } from "./place-texts.ts"
import { getKindDefinition, type RecordKind } from "./translatable-fields.ts"
import { listRowTexts } from "./widget-texts.ts"

/**
 * SQL: the languages in which all main texts of a record exist, as a JSON list. `table` is the name
 * of the record's row. It is part of the query that reads the record, so that English responses take
 * no query of their own.
 */
export function buildCompleteLanguages(kind: RecordKind, table: string): RawBuilder<string[]> {
  const fields = getKindDefinition(kind).main ?? []
  const column = (field: string) => sql.ref(`${table}.${field}`)
  const required = sql.join(
    fields.map((field) => sql`(${column(field)} <> '')::integer`),
    sql` + `,
  )
  const counted = sql.join(
    fields.map((field) => sql`(field = ${field} AND ${column(field)} <> '')`),
    sql` OR `,
  )
  return sql<string[]>`(
    SELECT coalesce(jsonb_agg(language ORDER BY language), '[]') FROM (
      SELECT language FROM translations
      WHERE record_kind = ${kind} AND record_id = ${sql.ref(`${table}.id`)}
      GROUP BY language
      HAVING count(*) FILTER (WHERE ${counted}) = ${required}) AS complete)`
}

/** The digests of the English texts of a record's translations, by language and field. */
export type TranslatedDigests = Readonly<Record<string, Readonly<Record<string, string>>>>

/** SQL: the digests of a record's translations by language and field, as a JSON object. */
export function buildTranslatedDigests(
  kind: RecordKind,
  table: string,
): RawBuilder<TranslatedDigests> {
  return sql<TranslatedDigests>`(
    SELECT coalesce(jsonb_object_agg(language, fields), '{}') FROM (
      SELECT language, jsonb_object_agg(field, source_hash) AS fields FROM translations
      WHERE record_kind = ${kind} AND record_id = ${sql.ref(`${table}.id`)}
      GROUP BY language) AS named)`
}

type PageTexts = { title: string; meta_description: string; content: string; rows: WirePageRow[] }

/**
 * Lists the languages in which a page's title, description and all its own texts exist. Its texts are
 * compared only if any language has the former.
 */
export function listCompletePageLanguages(page: PageTexts, digests: TranslatedDigests): string[] {
  const required = (["title", "meta_description", "content"] as const).filter(
    (field) => page[field].trim() !== "",
  )
  const named = Object.entries(digests).filter(([, own]) =>
    required.every((field) => Object.hasOwn(own, field)),
  )
  if (named.length === 0) return []
  const keys = listTextKeys(listRowTexts(page.rows))
  return named
    .filter(([, own]) => {
      const stored = Object.entries(own).map(([field, source_hash]) => ({ field, source_hash }))
      return placeTexts(keys, stored).size === keys.length
    })
    .map(([language]) => language)
    .sort()
}
