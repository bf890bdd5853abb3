import type { Kysely, RawBuilder, SqlBool, Transaction } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
import type { AffectedTags } from "./affected-tags.ts"
import type { Fields } from "./field.ts"

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
  /** Validates the record after a write; returns the error, or null. */
  validate?: (trx: Trx, id: number) => Promise<ApiError | null>
  getAffectedTags: (trx: Trx, id: number) => Promise<AffectedTags>
  /** There is exactly one record, which is never created, deleted or disabled. */
  isSingle?: boolean
  /** Listed newest first. */
  isNewestFirst?: boolean
  /** Customers create the records: administrators only read and delete them. */
  isWrittenElsewhere?: boolean
  /** Create, move and delete records for which a plain row is not enough. */
  create?: (trx: Trx, values: Values) => Promise<Result<number, ApiError>>
  move?: (trx: Trx, id: number, values: Values) => Promise<Result<null, ApiError>>
  remove?: (trx: Trx, id: number) => Promise<Result<null, ApiError>>
}
