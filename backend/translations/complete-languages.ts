import { type RawBuilder, sql } from "kysely"
import type { WirePageRow } from "#lib/contract/page.ts"
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

/** Names of the translated fields of a record, by language. */
export type TranslatedNames = Readonly<Record<string, readonly string[]>>

/** SQL: the names of a record's translated fields by language, as a JSON object. */
export function buildTranslatedNames(kind: RecordKind, table: string): RawBuilder<TranslatedNames> {
  return sql<TranslatedNames>`(
    SELECT coalesce(jsonb_object_agg(language, fields), '{}') FROM (
      SELECT language, jsonb_agg(field) AS fields FROM translations
      WHERE record_kind = ${kind} AND record_id = ${sql.ref(`${table}.id`)}
      GROUP BY language) AS named)`
}

type PageTexts = { title: string; meta_description: string; content: string; rows: WirePageRow[] }

/** Lists the languages in which a page's title, description and all its own texts exist. */
export function listCompletePageLanguages(page: PageTexts, names: TranslatedNames): string[] {
  const own = (["title", "meta_description", "content"] as const).filter(
    (field) => page[field].trim() !== "",
  )
  const required = [...own, ...listRowTexts(page.rows).map(({ field }) => field)]
  return Object.entries(names)
    .filter(([, translated]) => required.every((field) => translated.includes(field)))
    .map(([language]) => language)
    .sort()
}
