import type { Kysely, RawBuilder, SqlBool, Transaction } from "kysely"
import { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { buildAmount, parseAmount } from "#lib/contract/money.ts"
import type { Result } from "#lib/contract/result.ts"
import type { AffectedTags } from "./affected-tags.ts"

/** One field of a record: its column and its conversion to and from the API format. */
export type Field = {
  column: string
  toColumn: (value: unknown) => unknown
  toWire: (value: unknown) => unknown
}

/** A field that is computed by an SQL expression, and its conversions. */
export type ListedField = Pick<Field, "toColumn" | "toWire"> & { expression: RawBuilder<unknown> }

type Fields = Record<string, Field>

const same = (value: unknown) => value

/** Builds fields that are stored unchanged in columns of the same name. */
export function buildPlainFields(...names: string[]): Fields {
  return Object.fromEntries(
    names.map((name) => [name, { column: name, toColumn: same, toWire: same }]),
  )
}

/** Builds a field that is stored unchanged in a column of another name. */
export function buildRenamedField(column: string): Field {
  return { column, toColumn: same, toWire: same }
}

/** Builds a field that is stored as JSON. */
export function buildJsonField(column: string): Field {
  return { column, toColumn: (value) => JSON.stringify(value), toWire: same }
}

/** Builds a timestamp field, in ISO 8601 in the API; null remains null. */
export function buildTimestampField(column: string): Field {
  return {
    column,
    toColumn: same,
    toWire: (value) => (value === null ? null : z.date().parse(value).toISOString()),
  }
}

/** Builds a decimal number field; null remains null. */
export function buildNumberField(column: string): Field {
  return {
    column,
    toColumn: same,
    toWire: (value) => (value === null ? null : z.coerce.number().parse(value)),
  }
}

/** Builds an amount field, stored in cents; null remains null. */
export function buildAmountField(column: string): Field {
  return {
    column,
    toColumn: (value) => (value === null ? null : parseAmount(z.string().parse(value))),
    toWire: (value) => (value === null ? null : buildAmount(z.number().parse(value))),
  }
}

/** Builds a computed number; `isAmount`: of cents, an amount in the API. */
export function buildListedNumber(
  expression: RawBuilder<unknown>,
  { isAmount = false } = {},
): ListedField {
  const { toColumn, toWire } = isAmount ? buildAmountField("") : buildNumberField("")
  return { expression, toColumn, toWire }
}

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

/** Values by field name, in the API format. */
export type Values = Record<string, unknown>

/** The fields of a record that are stored in other tables. */
export type ModelRelations = {
  /** Maps a column of another table to its field, so that errors name the field. */
  columns: Record<string, string>
  list: (db: Db, ids: readonly number[]) => Promise<Map<number, Values>>
  /** Saves those of the values that are present. */
  put: (trx: Trx, id: number, values: Values) => Promise<Result<null, ApiError>>
}

/** How a model is stored, which records are public, and which cache tags a change affects. */
export type ModelDefinition = {
  table: keyof Database
  input: z.ZodObject
  fields: Fields
  /** Columns that are returned but not written. */
  readOnly?: readonly string[]
  /** The field that `detail` accepts as URL; null: only by id. */
  urlField: string | null
  /** Condition for public records; null: administrators only. */
  isShown: ((now: Date) => RawBuilder<SqlBool>) | null
  /** Reduces a shown record to its public values, if not all are public. */
  toPublic?: (values: Values, now: Date) => Values
  relations?: ModelRelations
  /** Validates the record after a write, with what it was before; returns the error, or null. */
  validate?: (trx: Trx, id: number, old: Values | null) => Promise<ApiError | null>
  getAffectedTags: (trx: Trx, id: number) => Promise<AffectedTags>
  /** There is exactly one record, which is never created, deleted or disabled. */
  isSingle?: boolean
  /** Fields that only administrators read, computed from other tables. */
  listed?: Readonly<Record<string, ListedField>>
  /** More texts that a search of administrators reads. */
  searched?: readonly RawBuilder<unknown>[]
  /** Listed newest first. */
  isNewestFirst?: boolean
  /** Customers create the records: administrators only read and delete them. */
  isWrittenElsewhere?: boolean
  /** Create, move and delete records for which a plain row is not enough. */
  create?: (trx: Trx, values: Values) => Promise<Result<number, ApiError>>
  move?: (trx: Trx, id: number, values: Values) => Promise<Result<null, ApiError>>
  remove?: (trx: Trx, id: number) => Promise<Result<null, ApiError>>
}
