import type { Kysely } from "kysely"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Database } from "#backend/db/schema.ts"
import { listTextKeys, placeTexts } from "#backend/translations/place-texts.ts"
import { buildSourceHash } from "#backend/translations/source-hash.ts"
import { validateTranslation } from "#backend/translations/validate-translation.ts"
import type { SourceText } from "#backend/translations/widget-texts.ts"
import type { Locale } from "#lib/contract/languages.ts"
import {
  isTranslatableKind,
  type TextFormat,
  type TranslatableKind,
  translatableKindNames,
} from "#lib/contract/translation.ts"
import { sanitiseLine, sanitiseText } from "#lib/contract/values/sanitise-text.ts"
import { listSources, type TranslatableRecord } from "./list-sources.ts"
import type { Translation } from "./save-translations.ts"

/** One text of an imported file. `line` is where it starts; `source` the English text, if given. */
export type ImportedText = {
  line: number
  kind: string
  record: string
  field: string
  source: string | null
  text: string
}

/** A text that is rejected, with the reason for the owner. */
export type ImportIssue = { line: number; place: string; message: string }

export type ImportPlan = { translations: readonly Translation[]; issues: readonly ImportIssue[] }

/**
 * Validates the texts of a file against the English texts of the shop. A text without a translation
 * is skipped. One whose source in the file differs from the shop's is outdated from the start.
 */
export async function planImport(
  db: Kysely<Database>,
  texts: readonly ImportedText[],
): Promise<ImportPlan> {
  const records = new Map<string, TranslatableRecord>()
  const named = new Set(texts.map(({ kind }) => kind))
  for (const kind of translatableKindNames.filter((each) => named.has(each))) {
    for (const record of await listSources(db, kind)) records.set(`${kind} ${record.key}`, record)
  }
  const translations: Translation[] = []
  const issues: ImportIssue[] = []
  const seen = new Set<string>()
  for (const imported of texts.filter(({ text }) => text.trim() !== "")) {
    const { line, kind, record, field } = imported
    const place = `${kind} ${record}, ${field}`
    const result = seen.has(place)
      ? "is in the file twice"
      : resolveText(imported, records.get(`${kind} ${record}`))
    seen.add(place)
    if (typeof result === "string") issues.push({ line, place, message: result })
    else translations.push(result)
  }
  return { translations, issues }
}

/** Returns the translation, or why it is rejected. */
function resolveText(
  { kind, field, source, text }: ImportedText,
  record: TranslatableRecord | undefined,
): Translation | string {
  if (!isTranslatableKind(kind)) return "is of a kind that cannot be translated"
  if (!record) return "belongs to a record that the shop does not have"
  const own = record.texts.find((each) => each.field === field)
  if (!own) return "is a field that is empty in English, or that the record does not have"
  const written = parseTranslation(own, text)
  if ("issue" in written) return written.issue
  const sourceHash = buildSourceHash(source === null || source === "" ? own.text : source)
  return { kind, id: record.id, field, text: written.text, sourceHash }
}

/** Returns a translation as it is stored, or why it does not fit its English text. */
export function parseTranslation(
  source: SourceText,
  text: string,
): { text: string } | { issue: string } {
  const clean = isMultiline(source) ? sanitiseText : sanitiseLine
  const issue = validateTranslation(source, text.trim())
  if (issue !== null) return { issue }
  const written = clean(text).trim()
  return written === "" ? { issue: "has no characters that can be shown" } : { text: written }
}

/** True for HTML, and for a text of several lines. */
export function isMultiline({ format, text }: SourceText): boolean {
  return format === "html" || text.includes("\n")
}

/** A text of the shop with its translation and state, as exported. */
export type ExportedText = {
  kind: TranslatableKind
  record: string
  field: string
  format: TextFormat
  source: string
  text: string
  state: TranslationState
}

export type TranslationState = "translated" | "outdated" | "missing"

/** Yields the texts of the shop in these states with their translations in a language, kind by kind. */
export async function* listTranslations(
  db: Kysely<Database>,
  language: Locale,
  states: readonly TranslationState[] = ["translated", "outdated", "missing"],
): AsyncGenerator<ExportedText> {
  for (const kind of translatableKindNames) {
    const stored = await db
      .selectFrom("translations")
      .select(["record_id", "field", "text", "source_hash"])
      .where("language", "=", language)
      .where("record_kind", "=", kind)
      .execute()
    const rowsOf = buildRowsByKey(stored, (row) => row.record_id)
    for (const { id, key, texts } of await listSources(db, kind)) {
      const placed = placeTexts(listTextKeys(texts), rowsOf.get(id) ?? [])
      for (const { field, format, text: source } of texts) {
        const row = placed.get(field)
        const state = resolveState(row, source)
        if (!states.includes(state)) continue
        yield { kind, record: key, field, format, source, text: row?.text ?? "", state }
      }
    }
  }
}

/** Returns the state of an English text by the row of its translation. */
export function resolveState(
  row: { source_hash: string } | undefined,
  source: string,
): TranslationState {
  if (row === undefined) return "missing"
  return row.source_hash === buildSourceHash(source) ? "translated" : "outdated"
}
