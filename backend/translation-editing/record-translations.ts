import type { Kysely, Transaction } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { buildVersion } from "#backend/http/record-version.ts"
import { listSources, type TranslatableRecord } from "#backend/translation-files/list-sources.ts"
import {
  isMultiline,
  parseTranslation,
  resolveState,
} from "#backend/translation-files/plan-import.ts"
import {
  lockTranslations,
  type RemovedText,
  saveTranslations,
  type Translation,
} from "#backend/translation-files/save-translations.ts"
import { listTextKeys, placeTexts } from "#backend/translations/place-texts.ts"
import { buildSourceHash } from "#backend/translations/source-hash.ts"
import type { SourceText } from "#backend/translations/widget-texts.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Locale } from "#lib/contract/languages.ts"
import type { Result } from "#lib/contract/result.ts"
import type { TranslatableKind } from "#lib/contract/translation.ts"
import type {
  TranslationFilter,
  translationCalls,
  WireTranslatedRecord,
  WireTranslatedText,
} from "#lib/contract/translation-admin-calls.ts"

type Db = Kysely<Database>
type Calls = typeof translationCalls
type DetailQuery = z.output<Calls["getTranslations"]["body"]>
type SaveInput = z.output<Calls["saveTranslations"]["body"]>

/** A record in a language. */
type RecordRef = { language: Locale; kind: TranslatableKind; record_id: number }
type StoredText = { field: string; text: string; source_hash: string }

/** Returns a page of the texts of a record in a language; null if it has no English text. */
export async function getTranslatedRecord(
  db: Db,
  { search, state, page, page_size, ...ref }: DetailQuery,
): Promise<WireTranslatedRecord | null> {
  const record = await findRecord(db, ref)
  if (record === null) return null
  const stored = await readStored(db, ref, record)
  const texts = record.texts.map((source) => buildWireText(source, stored.get(source.field)))
  const count = (wanted: string) => texts.filter((text) => text.state === wanted).length
  const word = search.toLowerCase()
  const found = texts.filter(
    (text) =>
      isWanted(text, state) &&
      `${text.field} ${text.source} ${text.text}`.toLowerCase().includes(word),
  )
  return {
    kind: record.kind,
    id: record.id,
    key: record.key,
    name: record.name,
    texts: texts.length,
    missing: count("missing"),
    outdated: count("outdated"),
    count: found.length,
    data: found.slice((page - 1) * page_size, page * page_size),
  }
}

function isWanted({ state }: WireTranslatedText, filter: TranslationFilter): boolean {
  return filter === "any" || filter === state || (filter === "open" && state !== "translated")
}

/**
 * Saves texts of a record in a language, all or none; an empty one removes the translation. Rejected
 * are texts that do not fit, and those whose English text or translation has changed since the version
 * on which they are based.
 */
export async function saveRecordTranslations(
  db: Db,
  { texts, ...ref }: SaveInput,
): Promise<Result<{ changed: number }, ApiError>> {
  return db.transaction().execute(async (trx) => {
    await lockTranslations(trx, ref.language)
    const record = await findRecord(trx, ref)
    if (record === null) return missing
    const plan = await planSave(trx, { ref, record }, texts)
    if (!plan.ok) return plan
    const { saved, removed } = plan.value
    return {
      ok: true,
      value: { changed: await saveTranslations(trx, ref.language, saved, removed) },
    }
  })
}

type SavePlan = { saved: Translation[]; removed: RemovedText[] }

async function planSave(
  trx: Transaction<Database>,
  { ref, record }: { ref: RecordRef; record: TranslatableRecord },
  texts: SaveInput["texts"],
): Promise<Result<SavePlan, ApiError>> {
  const stored = await readStored(trx, ref, record)
  const { kind, record_id: id } = ref
  const plan: SavePlan = { saved: [], removed: [] }
  const invalid = new Map<string, ErrorDetail>()
  const conflicts = new Map<string, ErrorDetail>()
  for (const { field, text, version } of texts) {
    const source = record.texts.find((each) => each.field === field)
    const row = stored.get(field)
    const conflict = findConflict(source, row, { text, version })
    if (conflict !== null || source === undefined) {
      conflicts.set(field, conflict ?? sourceChanged)
    } else if (text.trim() === "") {
      plan.removed.push({ kind, id, field })
    } else {
      const written = parseTranslation(source, text)
      if ("issue" in written) {
        invalid.set(field, { code: "translation_invalid", params: { reason: written.issue } })
      } else {
        const sourceHash = buildSourceHash(source.text)
        plan.saved.push({ kind, id, field, text: written.text, sourceHash })
      }
    }
  }
  if (conflicts.size > 0) {
    const fields = Object.fromEntries([...invalid, ...conflicts])
    return { ok: false, error: buildApiError(409, "CONFLICT", { code: "record_changed" }, fields) }
  }
  if (invalid.size === 0) return { ok: true, value: plan }
  const detail = { code: "translations_invalid" } as const
  return {
    ok: false,
    error: buildApiError(400, "BAD_REQUEST", detail, Object.fromEntries(invalid)),
  }
}

const sourceChanged: ErrorDetail = { code: "translation_source_changed" }

/** Returns what has changed since the version that a text is based on; null if the text may be saved. */
function findConflict(
  source: SourceText | undefined,
  row: StoredText | undefined,
  { text, version }: { text: string; version: string },
): ErrorDetail | null {
  if (source === undefined) return sourceChanged
  const current = buildTextVersion(source, row)
  if (version === current) return null
  if (!version.startsWith(buildSourceHash(source.text))) return sourceChanged
  // A repeated request finds its own text.
  return text.trim() === (row?.text ?? "") ? null : { code: "translation_changed" }
}

function buildTextVersion({ text }: SourceText, row: StoredText | undefined): string {
  const translation = { text: row?.text ?? "", source_hash: row?.source_hash ?? "" }
  return `${buildSourceHash(text)}.${buildVersion(translation)}`
}

function buildWireText(source: SourceText, row: StoredText | undefined): WireTranslatedText {
  return {
    field: source.field,
    format: source.format,
    is_multiline: isMultiline(source),
    source: source.text,
    text: row?.text ?? "",
    state: resolveState(row, source.text),
    version: buildTextVersion(source, row),
  }
}

async function findRecord(
  db: Db,
  { kind, record_id: id }: Pick<RecordRef, "kind" | "record_id">,
): Promise<TranslatableRecord | null> {
  const records = await listSources(db, kind, [id])
  return records.find((record) => record.id === id) ?? null
}

/** Reads the translations of a record's current texts, by field. */
async function readStored(
  db: Db,
  { language, kind, record_id }: RecordRef,
  { texts }: TranslatableRecord,
): Promise<ReadonlyMap<string, StoredText>> {
  const rows = await db
    .selectFrom("translations")
    .select(["field", "text", "source_hash"])
    .where("language", "=", language)
    .where("record_kind", "=", kind)
    .where("record_id", "=", record_id)
    .execute()
  return placeTexts(listTextKeys(texts), rows)
}

const missing: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "model_record_not_found" }),
}
