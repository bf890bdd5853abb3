import type { Transaction } from "kysely"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Database } from "#backend/db/schema.ts"
import { listTextKeys, placeTexts } from "#backend/translations/place-texts.ts"
import type { Locale } from "#lib/contract/languages.ts"
import { listSources } from "./list-sources.ts"
import type { Translation } from "./save-translations.ts"

/** Kinds whose fields name positions, see `placeTexts`. */
const positionedKinds = ["page", "form"] as const

/**
 * Returns the translations with those of texts of the same records that have moved since they were
 * translated, at their present positions: another text that is saved at the former one does not
 * overwrite them.
 */
export async function withMovedTexts(
  trx: Transaction<Database>,
  language: Locale,
  translations: readonly Translation[],
): Promise<Translation[]> {
  const given = new Set(translations.map(({ kind, id, field }) => `${kind} ${id} ${field}`))
  const moved: Translation[] = []
  for (const kind of positionedKinds) {
    const ids = translations.flatMap((each) => (each.kind === kind ? [each.id] : []))
    if (ids.length === 0) continue
    const stored = await trx
      .selectFrom("translations")
      .select(["record_id", "field", "text", "source_hash"])
      .where("language", "=", language)
      .where("record_kind", "=", kind)
      .where("record_id", "in", [...new Set(ids)])
      .execute()
    const rowsOf = buildRowsByKey(stored, (row) => row.record_id)
    for (const { id, texts } of await listSources(trx, kind, ids)) {
      for (const [field, row] of placeTexts(listTextKeys(texts), rowsOf.get(id) ?? [])) {
        if (row.field === field || given.has(`${kind} ${id} ${field}`)) continue
        moved.push({ kind, id, field, text: row.text, sourceHash: row.source_hash })
      }
    }
  }
  return [...translations, ...moved]
}
