import type { AdminOrder } from "./data-provider.ts"

type Line = AdminOrder["lines"][number]
type Parts = Pick<AdminOrder, "lines" | "parcels" | "refunds">
type TypedQuantities = Readonly<Record<string, string>>

/** A line of an order with what is left of it. */
export type RestLine = { line: Line; rest: number }

/** Name of the field with the quantity of a line. */
export function buildQuantityName({ id }: Pick<Line, "id">): string {
  return `qty${id}`
}

/** Returns what is still to be sent: not in a parcel, not refunded, and no ticket. */
export function listToSend({ lines, parcels, refunds }: Parts): RestLine[] {
  return listRest(lines, [...parcels, ...refunds])
}

/** Returns what can still be refunded by its items; tickets are refunded with the whole order only. */
export function listToRefund({ lines, refunds }: Parts): RestLine[] {
  return listRest(lines, refunds)
}

function listRest(lines: readonly Line[], taken: readonly Parts["parcels" | "refunds"][number][]) {
  const quantities = taken.flatMap((part) => part.lines)
  return lines
    .filter((line) => !line.is_ticket)
    .map((line) => ({
      line,
      rest: quantities
        .filter(({ order_line_id }) => order_line_id === line.id)
        .reduce((rest, { qty }) => rest - qty, line.qty),
    }))
    .filter(({ rest }) => rest > 0)
}

/**
 * Returns the typed quantities as the API reads them, without those of 0, and the names of the fields
 * that are no whole number from 0 to what is left.
 */
export function parseQuantities(
  rows: readonly RestLine[],
  typed: TypedQuantities,
): { lines: { order_line_id: number; qty: number }[]; invalid: string[] } {
  const parsed = rows.map(({ line, rest }) => {
    const text = (typed[buildQuantityName(line)] ?? "").trim()
    const qty = text === "" ? 0 : /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    return { line, qty, isValid: qty >= 0 && qty <= rest }
  })
  return {
    lines: parsed
      .filter(({ qty, isValid }) => isValid && qty > 0)
      .map(({ line, qty }) => ({ order_line_id: line.id, qty })),
    invalid: parsed.filter(({ isValid }) => !isValid).map(({ line }) => buildQuantityName(line)),
  }
}
