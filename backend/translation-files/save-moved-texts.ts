import type { Transaction } from "kysely"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildTextKey, listTextKeys, placeTexts } from "#backend/translations/place-texts.ts"
import type { Locale } from "#lib/contract/languages.ts"
import type { TranslatableKind } from "#lib/contract/translation.ts"
import { listSources } from "./list-sources.ts"
import type { RemovedText, Translation } from "./save-translations.ts"

type Trx = Transaction<Database>
type StoredText = { record_id: number; field: string; text: string; source_hash: string }

/** The stored translations of a record, and those of its current texts by field. */
type PlacedRecord = {
  kind: (typeof positionedKinds)[number]
  id: number
  stored: readonly StoredText[]
  placed: ReadonlyMap<string, StoredText>
}

/** Kinds whose fields name positions, see `placeTexts`. */
const positionedKinds = ["page", "form"] as const

/**
 * Returns the translations with those of texts of the same records that have moved since they were
 * translated, at their present positions: another text that is saved at the former one does not
 * overwrite them.
 */
export async function withMovedTexts(
  trx: Trx,
  language: Locale,
  translations: readonly Translation[],
): Promise<Translation[]> {
  const given = new Set(translations.map(buildPlace))
  const records = await readPlacedRecords(trx, language, translations)
  const moved = records.flatMap(({ kind, id, placed }) =>
    [...placed].flatMap(([field, { field: former, text, source_hash: sourceHash }]) =>
      former === field || given.has(buildPlace({ kind, id, field }))
        ? []
        : [{ kind, id, field, text, sourceHash }],
    ),
  )
  return [...translations, ...moved]
}

/**
 * Returns the removed texts by the fields under which they are stored: those that have moved since they
 * were translated at their former positions, and all translations of the same English text in the
 * record, because one that is left would take the place of the removed one.
 */
export async function resolveRemovedTexts(
  trx: Trx,
  language: Locale,
  removed: readonly RemovedText[],
): Promise<RemovedText[]> {
  const given = new Set(removed.map(buildPlace))
  const records = await readPlacedRecords(trx, language, removed)
  const stored = records.flatMap(({ kind, id, stored: all, placed }) => {
    const rows = [...placed].flatMap(([field, row]) =>
      given.has(buildPlace({ kind, id, field })) ? [row] : [],
    )
    const keys = new Set(rows.map(buildKeyOf))
    return all.filter((row) => keys.has(buildKeyOf(row))).map(({ field }) => ({ kind, id, field }))
  })
  return [...removed.filter(({ kind }) => !isPositioned(kind)), ...stored]
}

async function readPlacedRecords(
  trx: Trx,
  language: Locale,
  texts: readonly RemovedText[],
): Promise<PlacedRecord[]> {
  const records: PlacedRecord[] = []
  for (const kind of positionedKinds) {
    const ids = [...new Set(texts.flatMap((text) => (text.kind === kind ? [text.id] : [])))]
    if (ids.length === 0) continue
    const rows = await trx
      .selectFrom("translations")
      .select(["record_id", "field", "text", "source_hash"])
      .where("language", "=", language)
      .where("record_kind", "=", kind)
      .where("record_id", "in", ids)
      .execute()
    const rowsOf = buildRowsByKey(rows, (row) => row.record_id)
    for (const { id, texts: sources } of await listSources(trx, kind, ids)) {
      const stored = rowsOf.get(id) ?? []
      records.push({ kind, id, stored, placed: placeTexts(listTextKeys(sources), stored) })
    }
  }
  return records
}

function isPositioned(kind: TranslatableKind): boolean {
  return positionedKinds.some((each) => each === kind)
}

function buildPlace({ kind, id, field }: RemovedText): string {
  return `${kind} ${id} ${field}`
}

function buildKeyOf({ field, source_hash }: StoredText): string {
  return buildTextKey(field, source_hash)
}
