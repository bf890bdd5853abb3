import { type Kysely, sql, type Transaction } from "kysely"
import { listAllPages } from "#backend/content/pages.ts"
import type { Database } from "#backend/db/schema.ts"
import { models } from "#backend/models/models.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import { saveSearchEntries } from "#backend/search/save-search-entries.ts"
import {
  deleteTranslatedValues,
  saveTranslatedValues,
} from "#backend/search/save-translated-values.ts"
import { buildCompleteLanguages } from "#backend/translations/complete-languages.ts"
import {
  getKindDefinition,
  imageKind,
  termKind,
} from "#backend/translations/translatable-fields.ts"
import type { Locale } from "#lib/contract/languages.ts"
import { type TranslatableKind, translatedModels } from "#lib/contract/translation.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { resolveRemovedTexts, withMovedTexts } from "./save-moved-texts.ts"

/** A validated text of a record. `sourceHash`: see `buildSourceHash`. */
export type Translation = {
  kind: TranslatableKind
  id: number
  field: string
  text: string
  sourceHash: string
}

type Trx = Transaction<Database>

/** A text whose translation is removed. */
export type RemovedText = Pick<Translation, "kind" | "id" | "field">

/**
 * Saves and removes texts in one language, and publishes the changes: to the pages in this language,
 * and to all languages of a page that becomes complete in it, or no longer is. Returns how many texts
 * changed.
 */
export async function saveTranslations(
  trx: Trx,
  language: Locale,
  translations: readonly Translation[],
  removed: readonly RemovedText[] = [],
): Promise<number> {
  const records = [...translations, ...removed]
  if (records.length === 0) return 0
  await lockTranslations(trx, language)
  const before = await listCompleteRecords(trx, language, records)
  const changed = [
    ...(await insertTranslations(trx, language, translations)),
    ...(await deleteTranslations(trx, language, removed)),
  ]
  const after = await listCompleteRecords(trx, language, records)
  const isToggled = (key: string) => before.has(key) !== after.has(key)
  await publishChanges(trx, language, {
    changed: new Map(changed.map((record) => [`${record.kind} ${record.id}`, record])),
    toggled: new Map([...before, ...after].filter(([key]) => isToggled(key))),
  })
  return changed.length
}

/** Serialises the changes of a language until the end of the transaction. */
export async function lockTranslations(trx: Trx, language: Locale): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`translations:${language}`}, 0))`.execute(
    trx,
  )
}

/** Deletes texts in one language, also from its search. Returns the record of each deleted text. */
async function deleteTranslations(
  trx: Trx,
  language: Locale,
  given: readonly RemovedText[],
): Promise<RecordRef[]> {
  if (given.length === 0) return []
  const removed = await resolveRemovedTexts(trx, language, given)
  const { rows } = await sql<RecordRef>`
    DELETE FROM translations
    USING jsonb_to_recordset(${JSON.stringify(removed)}::jsonb)
      AS given(kind text, id integer, field text)
    WHERE language = ${language} AND record_kind = given.kind AND record_id = given.id
      AND translations.field = given.field
    RETURNING record_kind AS kind, record_id AS id`.execute(trx)
  await saveSearchEntries(trx, language, rows)
  const values = removed.flatMap(({ kind, field }) => (kind === termKind ? [field] : []))
  await deleteTranslatedValues(trx, language, values)
  return rows
}

/** Saves texts in one language, and for its search, without publishing them. Returns the record of each changed text. */
export async function insertTranslations(
  trx: Trx,
  language: Locale,
  given: readonly Translation[],
): Promise<RecordRef[]> {
  const translations = await withMovedTexts(trx, language, given)
  const { rows } = await sql<RecordRef>`
    INSERT INTO translations (record_kind, record_id, language, field, text, source_hash)
    SELECT kind, id, ${language}, field, text, hash
    FROM jsonb_to_recordset(${JSON.stringify(
      translations.map(({ sourceHash: hash, ...translation }) => ({ ...translation, hash })),
    )}::jsonb) AS given(kind text, id integer, field text, text text, hash text)
    ORDER BY kind, id, field
    ON CONFLICT (language, record_kind, record_id, field) DO UPDATE
      SET text = excluded.text, source_hash = excluded.source_hash, updated_at = now()
      WHERE translations.text <> excluded.text
        OR translations.source_hash <> excluded.source_hash
    RETURNING record_kind AS kind, record_id AS id`.execute(trx)
  await saveSearchEntries(trx, language, translations)
  await saveTranslatedValues(
    trx,
    language,
    translations
      .filter(({ kind }) => kind === termKind)
      .map(({ field: value, text }) => ({ value, text })),
  )
  return rows
}

type RecordRef = { kind: TranslatableKind; id: number }
type RecordRefs = ReadonlyMap<string, RecordRef>

async function publishChanges(
  trx: Trx,
  language: Locale,
  { changed, toggled }: { changed: RecordRefs; toggled: RecordRefs },
) {
  const changes: ChangedRecord[] = []
  for (const record of changed.values()) {
    const affected = await listAffected(trx, record)
    changes.push(...affected.map((change) => ({ ...change, language })))
  }
  for (const { kind, id } of toggled.values()) {
    const model = translatedModels[kind]
    // Every language of the page links to its other languages.
    if (model) changes.push(...(await models[model].getAffectedTags(trx, id)).changes)
  }
  await enqueueChanges(trx, changes)
}

/** Lists the changes of everything that shows a text of the record. */
async function listAffected(trx: Trx, { kind, id }: RecordRef): Promise<ChangedRecord[]> {
  if (kind === termKind || kind === imageKind) return [{ kind: "site", slug: "all" }]
  if (kind === "addon_option") {
    const option = await trx
      .selectFrom("addon_options")
      .select("addon_id")
      .where("id", "=", id)
      .executeTakeFirst()
    return option ? listAffected(trx, { kind: "addon", id: option.addon_id }) : []
  }
  const model = translatedModels[kind]
  if (!model) return []
  const { changes, states } = await models[model].getAffectedTags(trx, id)
  return [...changes, ...[...states.values()].flatMap((state) => state.changes)]
}

/** Lists those of the records whose pages are complete in a language, by kind and id. */
async function listCompleteRecords(
  db: Kysely<Database>,
  language: Locale,
  records: readonly RecordRef[],
): Promise<RecordRefs> {
  const found: RecordRef[] = []
  const listIds = (wanted: TranslatableKind) => [
    ...new Set(records.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
  ]
  for (const kind of ["product", "group", "article"] as const) {
    const { table } = getKindDefinition(kind)
    const { rows } = await sql<{ id: number }>`
      SELECT r.id FROM ${sql.table(table)} r
      WHERE r.id = ANY(${listIds(kind)}::integer[])
        AND ${buildCompleteLanguages(kind, "r")} @> ${JSON.stringify([language])}::jsonb`.execute(
      db,
    )
    found.push(...rows.map(({ id }) => ({ kind, id })))
  }
  const pageIds = new Set(listIds("page"))
  const pages =
    pageIds.size === 0 ? [] : await listAllPages({ db, now: () => new Date(), showsDrafts: true })
  found.push(
    ...pages
      .filter(
        ({ id, complete_languages }) => pageIds.has(id) && complete_languages?.includes(language),
      )
      .map(({ id }) => ({ kind: "page" as const, id })),
  )
  return new Map(found.map((record) => [`${record.kind} ${record.id}`, record]))
}
