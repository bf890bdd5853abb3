import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Locale } from "#lib/contract/languages.ts"
import { getSearchConfiguration, isUnspaced, listIndexWords } from "./language-words.ts"

/** Kinds of records that a search finds by their translations. */
const searchedKinds: ReadonlySet<string> = new Set(["product", "group", "page", "article", "faq"])

const heads: ReadonlySet<string> = new Set(["name", "title"])
const leads: ReadonlySet<string> = new Set(["blurb", "meta_description"])
/** The rest that is searched: texts of widgets are not, because a widget can be hidden at any time. */
const bodies: ReadonlySet<string> = new Set(["content"])
/** Records that are indexed with one statement. */
const chunkSize = 500

type RecordRef = { kind: string; id: number }
type TextRow = { record_kind: string; record_id: number; field: string; text: string }

/**
 * Indexes the translations of records in a language for its search: names before leads before the
 * rest, names also as written. A record that has none is found no more.
 */
export async function saveSearchEntries(
  trx: Transaction<Database>,
  language: Locale,
  records: readonly RecordRef[],
): Promise<void> {
  const searched = records.filter(({ kind }) => searchedKinds.has(kind))
  const wanted = [...new Map(searched.map((each) => [`${each.kind} ${each.id}`, each])).values()]
  for (let from = 0; from < wanted.length; from += chunkSize) {
    await indexChunk(trx, language, wanted.slice(from, from + chunkSize))
  }
}

async function indexChunk(
  trx: Transaction<Database>,
  language: Locale,
  records: readonly RecordRef[],
): Promise<void> {
  const { rows } = await sql<TextRow>`
    SELECT record_kind, record_id, field, text
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS wanted(kind text, id integer)
      JOIN translations ON language = ${language} AND record_kind = kind AND record_id = id
    ORDER BY record_kind, record_id, field`.execute(trx)
  const entries = [...groupByRecord(rows).values()].map(buildEntry)
  const indexed = new Set(entries.map(({ kind, id }) => `${kind} ${id}`))
  const emptied = records.filter(({ kind, id }) => !indexed.has(`${kind} ${id}`))
  if (emptied.length > 0) await deleteEntries(trx, language, emptied)
  if (entries.length === 0) return
  const config = getSearchConfiguration(language)
  await sql`
    INSERT INTO translated_search (language, record_kind, record_id, search)
    SELECT ${language}, kind, id,
      setweight(to_tsvector(${config}::regconfig, head), 'A') ||
      setweight(to_tsvector('simple', head), 'A') ||
      setweight(to_tsvector(${config}::regconfig, lead), 'C') ||
      setweight(to_tsvector(${config}::regconfig, body), 'D')
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS entry(kind text, id integer, head text, lead text, body text)
    ORDER BY kind, id
    ON CONFLICT (language, record_kind, record_id) DO UPDATE SET search = excluded.search`.execute(
    trx,
  )
  const words = entries.flatMap(({ head, lead }) => `${head} ${lead}`.split(" "))
  const known = [...new Set(words)].filter(isCorrectable).sort()
  await sql`
    INSERT INTO translated_words (language, word)
    SELECT ${language}, word FROM unnest(${known}::text[]) AS word
    ON CONFLICT DO NOTHING`.execute(trx)
}

async function deleteEntries(
  trx: Transaction<Database>,
  language: Locale,
  records: readonly RecordRef[],
): Promise<void> {
  await sql`
    DELETE FROM translated_search
    USING jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS gone(kind text, id integer)
    WHERE language = ${language} AND record_kind = kind AND record_id = id`.execute(trx)
}

/** True for a word by which typing errors are corrected. */
export function isCorrectable(word: string): boolean {
  return word.length >= 3 && word.length <= 40 && /\p{L}/u.test(word) && !isUnspaced(word)
}

function groupByRecord(rows: readonly TextRow[]): Map<string, TextRow[]> {
  const byRecord = new Map<string, TextRow[]>()
  for (const row of rows) {
    const key = `${row.record_kind} ${row.record_id}`
    byRecord.set(key, [...(byRecord.get(key) ?? []), row])
  }
  return byRecord
}

function buildEntry(rows: readonly TextRow[]) {
  const join = (isWanted: (field: string) => boolean) =>
    listIndexWords(
      rows
        .filter(({ field }) => isWanted(field))
        .map(({ text }) => text.replaceAll(/<[^>]*>/g, " "))
        .join(" "),
    ).join(" ")
  return {
    kind: rows[0]?.record_kind ?? "",
    id: rows[0]?.record_id ?? 0,
    head: join((field) => heads.has(field)),
    lead: join((field) => leads.has(field)),
    body: join((field) => bodies.has(field)),
  }
}
