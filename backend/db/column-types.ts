import type { ColumnType, Generated } from "kysely"

export type Id = Generated<number>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type MaybeTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** JSON column. Selected as a parsed, unvalidated value; inserted as JSON text. */
export type Json = ColumnType<unknown, string | undefined, string>
export type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>

/** Numeric column. Selected as decimal text with any number of places. */
export type MaybeDecimal = ColumnType<string | null, number | null | undefined, number | null>

export type Stamps = { created_at: Generated<Date>; updated_at: Generated<Date> }

/** Columns of every record that can be disabled. */
export type RecordColumns = Stamps & { id: Id; enabled: Generated<boolean> }
