import type { ColumnType, Generated } from "kysely"

export type Id = Generated<number>
export type Moment = ColumnType<Date, Date | string, Date | string>
export type MaybeMoment = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Read as a parsed value that a schema still has to check; written as JSON text. */
export type Json = ColumnType<unknown, string | undefined, string>
export type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>

/** Read as decimal text, whatever its number of places. */
export type MaybeDecimal = ColumnType<string | null, number | null | undefined, number | null>

export type Stamps = { created_at: Generated<Date>; updated_at: Generated<Date> }

/** What every record has that can be switched off. */
export type RecordColumns = Stamps & { id: Id; enabled: Generated<boolean> }
