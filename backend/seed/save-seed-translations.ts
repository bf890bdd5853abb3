import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { listSources } from "#backend/translation-files/list-sources.ts"
import {
  insertTranslations,
  type Translation,
} from "#backend/translation-files/save-translations.ts"
import { buildSourceHash } from "#backend/translations/source-hash.ts"
import { validateTranslation } from "#backend/translations/validate-translation.ts"
import { locales } from "#lib/contract/languages.ts"
import { translatableKindNames } from "#lib/contract/translation.ts"
import type { Seed } from "./seed-types.ts"
import { type SegmentTranslations, translateSegments } from "./translate-segments.ts"

/**
 * Saves the translations of the seed's records and returns their number. A text of which a segment
 * is not translated stays English. Throws if a translation does not fit its text.
 */
export async function saveSeedTranslations(
  trx: Transaction<Database>,
  { translations }: Seed,
): Promise<number> {
  let count = 0
  for (const language of locales) {
    const segments = translations[language]
    if (segments === undefined) continue
    const texts = await listTranslated(trx, segments)
    await insertTranslations(trx, language, texts)
    count += texts.length
  }
  return count
}

async function listTranslated(
  trx: Transaction<Database>,
  segments: SegmentTranslations,
): Promise<Translation[]> {
  const found: Translation[] = []
  for (const kind of translatableKindNames) {
    for (const { id, key, texts } of await listSources(trx, kind)) {
      for (const source of texts) {
        const text = translateSegments(source.text, segments)
        if (text === null) continue
        const issue = validateTranslation(source, text)
        if (issue !== null) throw new Error(`The text ${source.field} of ${kind} ${key} ${issue}`)
        const sourceHash = buildSourceHash(source.text)
        found.push({ kind, id, field: source.field, text, sourceHash })
      }
    }
  }
  return found
}
