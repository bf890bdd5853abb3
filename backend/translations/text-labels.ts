import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { findLabel, type TextLabels, type TranslatableKind } from "#lib/contract/translation.ts"
import { buildSourceHash } from "./source-hash.ts"
import { type RecordKind, termKind } from "./translatable-fields.ts"

/** An English text of a current record. */
type RecordText = { kind: RecordKind; id: number; field: string; text: string }

/** The English texts of a response that it also has in the requested language. */
export type LabelledTexts = {
  records?: readonly RecordText[]
  terms?: readonly string[]
  /** Texts as they were when an order was placed: only a translation of that very text fits. */
  stored?: readonly { kind: RecordKind; text: string }[]
}

type Row = { kind: string; source: string; text: string }

/**
 * Reads the translations of English texts, by kind of record and English text, with one query. Null,
 * without a query, if English is requested.
 */
export async function listTextLabels(
  { db, language }: Pick<Deps, "db" | "language">,
  { records = [], terms = [], stored = [] }: LabelledTexts,
): Promise<TextLabels | null> {
  if (!language) return null
  const wanted = [
    ...records,
    ...[...new Set(terms)].map((text) => ({ kind: termKind, id: 0, field: text, text })),
  ].filter(({ text }) => text !== "")
  const fromOrders = stored
    .filter(({ text }) => text !== "")
    .map(({ kind, text }) => ({ kind, text, hash: buildSourceHash(text) }))
  const { rows } = await sql<Row>`
    SELECT kind, source, t.text
    FROM jsonb_to_recordset(${JSON.stringify(wanted.map(({ text: source, ...rest }) => ({ ...rest, source })))}::jsonb)
      AS wanted(kind text, id integer, field text, source text)
      JOIN translations t ON t.language = ${language} AND t.record_kind = kind
        AND t.record_id = wanted.id AND t.field = wanted.field
    UNION ALL
    SELECT kind, source, t.text
    FROM jsonb_to_recordset(${JSON.stringify(fromOrders.map(({ text: source, ...rest }) => ({ ...rest, source })))}::jsonb)
      AS ordered(kind text, hash text, source text)
      JOIN translations t ON t.language = ${language} AND t.record_kind = kind
        AND t.source_hash = hash`.execute(db)
  return buildLabels(rows)
}

function buildLabels(rows: readonly Row[]): TextLabels {
  const labels: Record<string, Record<string, string>> = {}
  for (const { kind, source, text } of rows) {
    const own = labels[kind] ?? {}
    own[source] = text
    labels[kind] = own
  }
  return labels
}

/** Splits the name of a SKU, such as "Grey, 500 g", into its terms. */
export function listSkuTerms(skuName: string): string[] {
  return skuName.split(", ").filter((term) => term !== "")
}

/** Adds the names of SKUs to labels, each made of the labels of its terms. */
export function withSkuNames(labels: TextLabels, skuNames: readonly string[]): TextLabels {
  const terms: Readonly<Record<string, string>> = labels[termKind] ?? {}
  const names = skuNames.flatMap((skuName) => {
    const parts = listSkuTerms(skuName)
    if (!parts.some((part) => Object.hasOwn(terms, part))) return []
    return [[skuName, parts.map((part) => terms[part] ?? part).join(", ")] as const]
  })
  return { ...labels, [termKind]: { ...terms, ...Object.fromEntries(names) } }
}

/** Returns the label of a text of a kind; the text itself without one. */
export function getLabel(labels: TextLabels | null, kind: TranslatableKind, text: string): string {
  return findLabel(labels, kind, text) ?? text
}
