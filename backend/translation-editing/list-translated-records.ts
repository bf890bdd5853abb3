import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { z } from "zod"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildPattern } from "#backend/models/record-listing.ts"
import { buildRecordNames, listSources } from "#backend/translation-files/list-sources.ts"
import { resolveState } from "#backend/translation-files/plan-import.ts"
import { listTextKeys, placeTexts } from "#backend/translations/place-texts.ts"
import { getKindDefinition, type RecordKind } from "#backend/translations/translatable-fields.ts"
import type { TranslationFilter, translationCalls } from "#lib/contract/translation-admin-calls.ts"
import { buildColumnTexts, hasColumnTextsOnly, isMissing, isOutdated } from "./column-texts.ts"
import type { TextCounts } from "./count-texts.ts"

type Db = Kysely<Database>
type Query = z.output<(typeof translationCalls)["listTranslations"]["body"]>
type ListedRecord = TextCounts & { id: number; key: string; name: string }
type Listed = { data: ListedRecord[]; count: number }

/** Returns a page of the records of a kind with English texts, by id, with their numbers of texts. */
export async function listTranslatedRecords(db: Db, query: Query): Promise<Listed> {
  const { kind } = query
  return hasColumnTextsOnly(kind) ? listByColumns(db, kind, query) : listBySources(db, query)
}

const stateConditions: Readonly<Record<TranslationFilter, RawBuilder<SqlBool>>> = {
  any: sql`true`,
  open: sql`missing + outdated > 0`,
  missing: sql`missing > 0`,
  outdated: sql`outdated > 0`,
  translated: sql`missing + outdated = 0`,
}

/** PostgreSQL counts the texts: with a state filter those of all records, else those of the page. */
async function listByColumns(db: Db, kind: RecordKind, query: Query): Promise<Listed> {
  const { language, state, search, after, page, page_size } = query
  const { key, title } = buildRecordNames(kind)
  const table = sql.table(getKindDefinition(kind).table)
  const texts = buildColumnTexts(kind, "r")
  const isFound =
    search === "" ? sql`true` : sql`concat_ws(' ', ${title}, ${key}) ILIKE ${buildPattern(search)}`
  // A number that a query does not use is not computed, such as the digests for what is missing.
  const counted = sql`${table} r CROSS JOIN LATERAL (
    SELECT count(*)::integer AS texts, count(*) FILTER (WHERE ${isMissing})::integer AS missing,
      count(*) FILTER (WHERE ${isOutdated})::integer AS outdated
    FROM ${texts} LEFT JOIN translations t ON t.language = ${language}
      AND t.record_kind = ${kind} AND t.record_id = r.id AND t.field = s.field) AS counted`
  const matching =
    state === "any"
      ? sql`${table} r WHERE EXISTS (SELECT FROM ${texts})`
      : sql`${counted} WHERE texts > 0 AND ${stateConditions[state]}`
  const { rows: found } = await sql<{ id: number }>`
    SELECT r.id FROM ${matching} AND r.id > ${after ?? -1}::integer AND ${isFound}
    ORDER BY r.id`.execute(db)
  const ids = found.slice((page - 1) * page_size, page * page_size).map(({ id }) => id)
  const { rows } = await sql<ListedRecord>`
    SELECT r.id, ${key} AS key, ${title} AS name, texts, missing, outdated FROM ${counted}
    WHERE r.id = ANY(${ids}::integer[]) ORDER BY r.id`.execute(db)
  return { data: rows, count: found.length }
}

/** Kinds with texts in JSON, and those of the whole shop: few records. */
async function listBySources(db: Db, query: Query): Promise<Listed> {
  const { language, kind, state, search, after, page, page_size } = query
  const stored = await db
    .selectFrom("translations")
    .select(["record_id", "field", "source_hash"])
    .where("language", "=", language)
    .where("record_kind", "=", kind)
    .execute()
  const rowsOf = buildRowsByKey(stored, (row) => row.record_id)
  const counted = (await listSources(db, kind)).map(({ id, key, name, texts }) => {
    const placed = placeTexts(listTextKeys(texts), rowsOf.get(id) ?? [])
    const states = texts.map(({ field, text }) => resolveState(placed.get(field), text))
    const count = (wanted: string) => states.filter((each) => each === wanted).length
    return {
      id,
      key,
      name,
      texts: texts.length,
      missing: count("missing"),
      outdated: count("outdated"),
    }
  })
  const found = counted.filter(
    (record) =>
      record.id > (after ?? -1) &&
      hasState(record, state) &&
      `${record.name} ${record.key}`.toLowerCase().includes(search.toLowerCase()),
  )
  const from = (page - 1) * page_size
  return { data: found.slice(from, from + page_size), count: found.length }
}

function hasState({ missing, outdated }: TextCounts, state: TranslationFilter): boolean {
  if (state === "open") return missing + outdated > 0
  if (state === "missing") return missing > 0
  if (state === "outdated") return outdated > 0
  return state === "any" || missing + outdated === 0
}
