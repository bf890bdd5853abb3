import { type RawBuilder, type SqlBool, sql } from "kysely"
import {
  getKindDefinition,
  imageKind,
  type RecordKind,
  termKind,
} from "#backend/translations/translatable-fields.ts"
import type { TranslatableKind } from "#lib/contract/translation.ts"

/** White space at the ends of a text, as `String.trim` removes it. */
const blanks =
  "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"

/** True for a kind whose texts are all in columns, so that PostgreSQL can count them. */
export function hasColumnTextsOnly(kind: TranslatableKind): kind is RecordKind {
  return kind !== termKind && kind !== imageKind && getKindDefinition(kind).json === undefined
}

/** SQL: the English texts of a record's columns, as a relation `s` of field and text. */
export function buildColumnTexts(kind: RecordKind, table: string): RawBuilder<unknown> {
  const fields = Object.keys(getKindDefinition(kind).fields)
  const rows = fields.map((field) => sql`(${field}::text, ${sql.ref(`${table}.${field}`)}::text)`)
  return sql`(SELECT * FROM (VALUES ${sql.join(rows)}) AS given(field, text)
    WHERE text ~ ${`[^${blanks}]`}) AS s`
}

/** SQL: the digest of an English text, as `buildSourceHash` builds it. */
export function buildHashOf(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`left(encode(sha256(convert_to(btrim(${text}, ${blanks}), 'UTF8')), 'hex'), 16)`
}

/** SQL: whether the translation `t` of the text `s` is missing, or outdated. */
export const isMissing = sql<SqlBool>`t.field IS NULL`
export const isOutdated = sql<SqlBool>`t.source_hash <> ${buildHashOf(sql<string>`s.text`)}`
