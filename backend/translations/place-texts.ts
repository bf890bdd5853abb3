import { buildSourceHash } from "./source-hash.ts"
import type { SourceText } from "./widget-texts.ts"

/** A current text of a record: its field, and a key that the same text has at any position. */
export type TextKey = { field: string; key: string }

/** A stored translation: the field that it was saved for, and the digest of its English text. */
type StoredText = { field: string; source_hash: string }

/** Returns the keys of a record's current English texts, for `placeTexts`. */
export function listTextKeys(texts: readonly Pick<SourceText, "field" | "text">[]): TextKey[] {
  return texts.map(({ field, text }) => ({
    field,
    key: buildTextKey(field, buildSourceHash(text)),
  }))
}

/**
 * Returns the stored translation of each current text of one record, by field. Fields such as
 * `block.7.1.heading` name a position, at which another widget may be since: a translation belongs to
 * the text with its digest, wherever that has moved to. Without one, the translation at the position
 * is outdated, unless its own English text is elsewhere in the record. Fields without a translation are
 * left out.
 */
export function placeTexts<R extends StoredText>(
  texts: readonly TextKey[],
  stored: readonly R[],
): Map<string, R> {
  const rowAt = new Map(stored.map((row) => [row.field, row]))
  const rowOf = new Map<string, R>()
  for (const row of stored) {
    const key = buildTextKey(row.field, row.source_hash)
    const known = rowOf.get(key)
    if (!known || row.field < known.field) rowOf.set(key, row)
  }
  const current = new Set(texts.map(({ key }) => key))
  const placed = new Map<string, R>()
  for (const { field, key } of texts) {
    const row = rowAt.get(field)
    const rowKey = row && buildTextKey(field, row.source_hash)
    const isOutdated = rowKey !== undefined && !current.has(rowKey)
    const found = rowKey === key ? row : (rowOf.get(key) ?? (isOutdated ? row : undefined))
    if (found) placed.set(field, found)
  }
  return placed
}

/** Returns the key of a text: texts are interchangeable among fields that differ in numbers alone: block, widget, option. */
export function buildTextKey(field: string, sourceHash: string): string {
  return `${field.replaceAll(/\.\d+(?=\.|$)/g, "")} ${sourceHash}`
}
