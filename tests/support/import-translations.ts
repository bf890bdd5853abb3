import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { planImport } from "#backend/translation-files/plan-import.ts"
import { saveTranslations } from "#backend/translation-files/save-translations.ts"
import type { Locale } from "#lib/contract/languages.ts"

/** A translation: kind and key of the record, field, text. */
export type TranslationEntry = readonly [kind: string, record: string, field: string, text: string]

type Plan = Awaited<ReturnType<typeof planImport>>
type Imported = { issues: Plan["issues"]; changed: Awaited<ReturnType<typeof saveTranslations>> }

/** Imports translations as the console does: all, or none if one is rejected. */
export async function importTranslations(
  db: Kysely<Database>,
  language: Locale,
  entries: readonly TranslationEntry[],
  source: string | null = null,
): Promise<Imported> {
  const texts = entries.map(([kind, record, field, text], at) => ({
    line: at + 2,
    kind,
    record,
    field,
    source,
    text,
  }))
  const { translations, issues } = await planImport(db, texts)
  const changed = await db
    .transaction()
    .execute((trx) => saveTranslations(trx, language, issues.length > 0 ? [] : translations))
  return { issues, changed }
}
