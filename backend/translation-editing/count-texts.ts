import { type Kysely, sql } from "kysely"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Database } from "#backend/db/schema.ts"
import { listSources } from "#backend/translation-files/list-sources.ts"
import { resolveState } from "#backend/translation-files/plan-import.ts"
import { listTextKeys, placeTexts } from "#backend/translations/place-texts.ts"
import { getKindDefinition, type RecordKind } from "#backend/translations/translatable-fields.ts"
import type { Locale } from "#lib/contract/languages.ts"
import { type TranslatableKind, translatableKindNames } from "#lib/contract/translation.ts"
import { buildColumnTexts, buildHashOf, hasColumnTextsOnly } from "./column-texts.ts"

type Db = Kysely<Database>

/** Numbers of English texts, and of those whose translation is missing or outdated. */
export type TextCounts = { texts: number; missing: number; outdated: number }

/** The texts of a kind in a language. */
export type KindCounts = TextCounts & { kind: TranslatableKind }

/** Texts with a translation in a language, and how many of these are outdated. */
type Translated = { language: string; translated: number; outdated: number }
type Counted = { texts: number; languages: readonly Translated[] }

/** Counts the texts of the shop by kind, in each of the languages; kinds without texts are left out. */
export async function countTexts(
  db: Db,
  languages: readonly Locale[],
): Promise<{ language: Locale; kinds: KindCounts[] }[]> {
  const counted: [TranslatableKind, Counted][] = []
  for (const kind of translatableKindNames) {
    const counts = hasColumnTextsOnly(kind) ? countColumns(db, kind) : countSources(db, kind)
    counted.push([kind, await counts])
  }
  const found = counted.filter(([, { texts }]) => texts > 0)
  return languages.map((language) => ({
    language,
    kinds: found.map(([kind, { texts, languages: all }]) => {
      const own = all.find((each) => each.language === language)
      const { translated = 0, outdated = 0 } = own ?? {}
      return { kind, texts, missing: texts - translated, outdated }
    }),
  }))
}

async function countColumns(db: Db, kind: RecordKind): Promise<Counted> {
  const { rows } = await sql<Translated & { language: string | null }>`
    WITH sources AS MATERIALIZED (
      SELECT r.id, s.field, ${buildHashOf(sql<string>`s.text`)} AS hash
      FROM ${sql.table(getKindDefinition(kind).table)} r CROSS JOIN LATERAL ${buildColumnTexts(kind, "r")})
    SELECT NULL AS language, count(*)::integer AS translated, 0 AS outdated FROM sources
    UNION ALL
    SELECT t.language, count(*)::integer,
      count(*) FILTER (WHERE t.source_hash <> sources.hash)::integer
    FROM sources JOIN translations t
      ON t.record_kind = ${kind} AND t.record_id = sources.id AND t.field = sources.field
    GROUP BY t.language`.execute(db)
  const texts = rows.find(({ language }) => language === null)?.translated ?? 0
  return { texts, languages: rows.filter(({ language }) => language !== null) }
}

async function countSources(db: Db, kind: TranslatableKind): Promise<Counted> {
  const stored = await db
    .selectFrom("translations")
    .select(["language", "record_id", "field", "source_hash"])
    .where("record_kind", "=", kind)
    .execute()
  const rowsOf = buildRowsByKey(stored, (row) => `${row.language} ${row.record_id}`)
  const languages = [...new Set(stored.map(({ language }) => language))]
  const counts = languages.map((language) => ({ language, translated: 0, outdated: 0 }))
  let total = 0
  for (const { id, texts } of await listSources(db, kind)) {
    total += texts.length
    const keys = listTextKeys(texts)
    for (const own of counts) {
      const placed = placeTexts(keys, rowsOf.get(`${own.language} ${id}`) ?? [])
      own.translated += placed.size
      for (const { field, text } of texts) {
        if (resolveState(placed.get(field), text) === "outdated") own.outdated += 1
      }
    }
  }
  return { texts: total, languages: counts }
}
