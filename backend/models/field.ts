import { z } from "zod"
import { buildAmount, parseAmount } from "#backend/catalogue/amount.ts"

/** One field of a record: the column it is kept in and how it travels. */
export type Field = {
  column: string
  toColumn: (value: unknown) => unknown
  toWire: (value: unknown) => unknown
}

export type Fields = Record<string, Field>

const same = (value: unknown) => value

/** Fields kept as they travel, in columns of their own names. */
export function plainFields(...names: string[]): Fields {
  return Object.fromEntries(
    names.map((name) => [name, { column: name, toColumn: same, toWire: same }]),
  )
}

/** A field kept as it travels, in a column of another name. */
export function renamedField(column: string): Field {
  return { column, toColumn: same, toWire: same }
}

/** A field kept as JSON. */
export function jsonField(column: string): Field {
  return { column, toColumn: (value) => JSON.stringify(value), toWire: same }
}

/** A moment, in ISO 8601 on the way; null stays null. */
export function momentField(column: string): Field {
  return {
    column,
    toColumn: same,
    toWire: (value) => (value === null ? null : z.date().parse(value).toISOString()),
  }
}

/** A number that may have decimals; null stays null. */
export function numberField(column: string): Field {
  return {
    column,
    toColumn: same,
    toWire: (value) => (value === null ? null : z.coerce.number().parse(value)),
  }
}

/** An amount, kept in cents; null stays null. */
export function amountField(column: string): Field {
  return {
    column,
    toColumn: (value) => (value === null ? null : parseAmount(z.string().parse(value))),
    toWire: (value) => (value === null ? null : buildAmount(z.number().parse(value))),
  }
}
