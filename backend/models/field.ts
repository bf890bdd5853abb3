import { z } from "zod"
import { buildAmount, parseAmount } from "#lib/contract/money.ts"

/** One field of a record: its column and its conversion to and from the API format. */
export type Field = {
  column: string
  toColumn: (value: unknown) => unknown
  toWire: (value: unknown) => unknown
}

export type Fields = Record<string, Field>

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
