import type { Kysely, RawBuilder, SqlBool, Transaction } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { Refusal } from "#backend/http/refusal.ts"
import type { Fields } from "./field.ts"
import type { Footprint } from "./footprint.ts"

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

/** Values by field name, as they travel. */
export type Values = Record<string, unknown>

/** What of a record is kept in other tables than its own. */
export type ModelParts = {
  /** Column of another table to the field that fills it, so that refusals name the field. */
  columns: Record<string, string>
  list: (db: Db, ids: readonly number[]) => Promise<Map<number, Values>>
  /** Writes those of the values that are there. */
  put: (trx: Trx, id: number, values: Values) => Promise<Refusal | null>
}

/** How one model is kept, who may see it, and what its changes touch. */
export type ModelDefinition = {
  table: keyof Database
  input: z.ZodObject
  fields: Fields
  /** Columns that are given out but not written. */
  readOnly?: readonly string[]
  /** The field that holds the address `detail` may ask by; null: only by id. */
  urlField: string | null
  /** Which records anyone may see; null: administrators only. */
  isShown: ((now: Date) => RawBuilder<SqlBool>) | null
  /** What of a shown record anyone may see, where that is not all of it. */
  toPublic?: (values: Values, now: Date) => Values
  parts?: ModelParts
  /** Checks the record as it stands after a write. */
  verify?: (trx: Trx, id: number) => Promise<Refusal | null>
  getFootprint: (trx: Trx, id: number) => Promise<Footprint>
  /** There is exactly one record, which is never made, removed or switched off. */
  isSingle?: boolean
  /** Listed last made first. */
  isNewestFirst?: boolean
  /** Records come from visitors: administrators read and remove them, and nothing else. */
  isWrittenElsewhere?: boolean
  /** How records are made, moved and removed where a plain row is not enough. */
  create?: (trx: Trx, values: Values) => Promise<number | Refusal>
  move?: (trx: Trx, id: number, values: Values) => Promise<Refusal | null>
  remove?: (trx: Trx, id: number) => Promise<Refusal | null>
}
