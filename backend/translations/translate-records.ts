import type { TextLookup } from "./read-translations.ts"
import { getKindDefinition, type RecordKind, termKind } from "./translatable-fields.ts"

type Translated = { translated_fields?: string[] | null | undefined }

/**
 * Returns the record with its texts in the requested language, and the names of these fields in
 * `translated_fields`. The others stay English. Without a lookup the record is returned as it is.
 */
export function translateRecord<R extends { id: number }>(
  kind: RecordKind,
  record: R,
  lookup: TextLookup | null,
): R & Translated {
  if (lookup === null) return record
  const texts = lookup(kind, record.id)
  const names = Object.keys(getKindDefinition(kind).fields).filter(
    (name) => name in record && texts.has(name),
  )
  const translated: object = Object.fromEntries(names.map((name) => [name, texts.get(name)]))
  return Object.assign({ ...record, translated_fields: names }, translated)
}

/** Returns the records with their texts in the requested language, see `translateRecord`. */
export function translateList<R extends { id: number }>(
  kind: RecordKind,
  records: readonly R[],
  lookup: TextLookup | null,
): (R & Translated)[] {
  return records.map((record) => translateRecord(kind, record, lookup))
}

/** Returns the translations of English terms; terms without one are left out. */
export function listTermLabels(
  terms: readonly string[],
  lookup: TextLookup | null,
): Record<string, string> {
  const texts = lookup?.(termKind, 0)
  const entries = [...new Set(terms)].flatMap((term) => {
    const text = texts?.get(term)
    return text === undefined ? [] : [[term, text] as const]
  })
  return Object.fromEntries(entries)
}
