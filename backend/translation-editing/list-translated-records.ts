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

/** PostgreSQL counts the texts: of the page's records, and with a state filter of all. */
async function listByColumns(db: Db, kind: RecordKind, query: Query): Promise<Listed> {
  const { language, state, search, after, page, page_size } = query
  const { key, title } = buildRecordNames(kind)
  const table = sql.table(getKindDefinition(kind).table)
  const isFound =
    search === "" ? sql`true` : sql`concat_ws(' ', ${title}, ${key}) ILIKE ${buildPattern(search)}`
  const isWanted = sql`r.id > ${after ?? -1}::integer AND ${isFound}`
  const isPaged = state === "any"
  const paging = sql`ORDER BY r.id LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`
  const all = sql`FROM ${table} r
    WHERE ${isWanted} AND EXISTS (SELECT FROM ${buildColumnTexts(kind, "r")})`
  const records = isPaged ? sql`(SELECT * ${all} ${paging}) r` : sql`${table} r`
  const matching = sql`
    FROM ${records} CROSS JOIN LATERAL (
      SELECT count(*)::integer AS texts, count(*) FILTER (WHERE ${isMissing})::integer AS missing,
        count(*) FILTER (WHERE ${isOutdated})::integer AS outdated
      FROM ${buildColumnTexts(kind, "r")} LEFT JOIN translations t
        ON t.language = ${language} AND t.record_kind = ${kind} AND t.record_id = r.id
          AND t.field = s.field) AS counted
    WHERE ${isWanted} AND texts > 0 AND ${stateConditions[state]}`
  // Without a state filter only the texts of the page are counted; and no query computes what it does
  // not select, such as the digests for what is missing.
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count ${isPaged ? all : matching}`.execute(db)
  const { rows } = await sql<ListedRecord>`
    SELECT r.id, ${key} AS key, ${title} AS name, texts, missing, outdated ${matching}
    ${isPaged ? sql`ORDER BY r.id` : paging}`.execute(db)
  return { data: rows, count: counted[0]?.count ?? 0 }
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
