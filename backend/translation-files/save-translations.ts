import { type Kysely, sql, type Transaction } from "kysely"
import { listAllPages } from "#backend/content/pages.ts"
import type { Database } from "#backend/db/schema.ts"
import { models } from "#backend/models/models.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import { saveSearchEntries } from "#backend/search/save-search-entries.ts"
import { saveTranslatedValues } from "#backend/search/save-translated-values.ts"
import { buildCompleteLanguages } from "#backend/translations/complete-languages.ts"
import {
  getKindDefinition,
  imageKind,
  type TranslatableKind,
  termKind,
} from "#backend/translations/translatable-fields.ts"
import type { Locale } from "#lib/contract/languages.ts"
import type { ModelName } from "#lib/contract/model-call.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { withMovedTexts } from "./save-moved-texts.ts"

/** A validated text of a record. `sourceHash`: see `buildSourceHash`. */
export type Translation = {
  kind: TranslatableKind
  id: number
  field: string
  text: string
  sourceHash: string
}

type Trx = Transaction<Database>

/** The model of each kind, which knows the pages that show a record. */
const modelOf: Readonly<Partial<Record<TranslatableKind, ModelName>>> = {
  product: "sell/product",
  addon: "sell/addon",
  group: "cognito/group",
  link: "cognito/link",
  page: "cognito/page",
  page_content: "cognito/page_content",
  article: "cognito/article",
  gallery: "cognito/gallery",
  slide: "cognito/slide",
  faq: "cognito/faq",
  person: "cognito/person",
  sitemap_entry: "cognito/sitemap",
  form: "cognito/form",
  testimonial: "cognito/testimonial",
  voucher_theme: "cognito/gift_voucher_theme",
  shipping_type: "sell/shipping_type",
  shipping_region: "sell/shipping_region",
  payment_type: "sell/payment_type",
  promotion: "sell/promotion",
  site: "cognito/domain",
}

/**
 * Saves texts in one language, and publishes the changes: to the pages in this language, and to all
 * languages of a page that becomes complete in it. Returns how many texts changed.
 */
export async function saveTranslations(
  trx: Trx,
  language: Locale,
  translations: readonly Translation[],
): Promise<number> {
  if (translations.length === 0) return 0
  const before = await listCompleteRecords(trx, language)
  const changed = await insertTranslations(trx, language, translations)
  const after = await listCompleteRecords(trx, language)
  await publishChanges(trx, language, {
    changed: new Map(changed.map((record) => [`${record.kind} ${record.id}`, record])),
    completed: new Map([...after].filter(([key]) => !before.has(key))),
  })
  return changed.length
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
  { changed, completed }: { changed: RecordRefs; completed: RecordRefs },
) {
  const changes: ChangedRecord[] = []
  for (const record of changed.values()) {
    const affected = await listAffected(trx, record)
    changes.push(...affected.map((change) => ({ ...change, language })))
  }
  for (const { kind, id } of completed.values()) {
    const model = modelOf[kind]
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
  const model = modelOf[kind]
  if (!model) return []
  const { changes, states } = await models[model].getAffectedTags(trx, id)
  return [...changes, ...[...states.values()].flatMap((state) => state.changes)]
}

/** Lists the records whose pages are complete in a language, by kind and id. */
async function listCompleteRecords(db: Kysely<Database>, language: Locale): Promise<RecordRefs> {
  const found: RecordRef[] = []
  for (const kind of ["product", "group", "article"] as const) {
    const { table } = getKindDefinition(kind)
    const { rows } = await sql<{ id: number }>`
      SELECT r.id FROM (SELECT DISTINCT record_id FROM translations
          WHERE language = ${language} AND record_kind = ${kind}) AS named
        JOIN ${sql.table(table)} r ON r.id = named.record_id
      WHERE ${buildCompleteLanguages(kind, "r")} @> ${JSON.stringify([language])}::jsonb`.execute(
      db,
    )
    found.push(...rows.map(({ id }) => ({ kind, id })))
  }
  const pages = await listAllPages({ db, now: () => new Date(), showsDrafts: true })
  found.push(
    ...pages
      .filter(({ complete_languages }) => complete_languages?.includes(language))
      .map(({ id }) => ({ kind: "page" as const, id })),
  )
  return new Map(found.map((record) => [`${record.kind} ${record.id}`, record]))
}
