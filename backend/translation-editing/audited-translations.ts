import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { RemovedText } from "#backend/translation-files/save-translations.ts"
import type { Locale } from "#lib/contract/languages.ts"

/** Texts of an import that the audit log records with their values; of more it only records the call. */
const mostRecorded = 200

/** Returns what the audit log records of texts: the translations by language, kind, record and field. */
export async function getAuditedTranslations(
  db: Kysely<Database>,
  language: Locale,
  texts: readonly RemovedText[],
): Promise<Record<string, string>> {
  if (texts.length > mostRecorded) return {}
  const refs = texts.map(({ kind, id, field }) => ({ kind, id, field }))
  const { rows } = await sql<{ kind: string; id: number; field: string; text: string }>`
    SELECT kind, id, field, text
    FROM jsonb_to_recordset(${JSON.stringify(refs)}::jsonb)
        AS given(kind text, id integer, field text)
      JOIN translations USING (field)
    WHERE language = ${language} AND record_kind = kind AND record_id = id`.execute(db)
  return Object.fromEntries(
    rows.map(({ kind, id, field, text }) => [`${language} ${kind} ${id} ${field}`, text]),
  )
}
