import { parsePrice } from "#backend/catalogue/prices.ts"
import { type CsvRow, columns } from "./csv-format.ts"
import { type ExistingSku, resolveCsvPrice } from "./existing-products.ts"
import type { PlanLog } from "./product-plan.ts"

const maxStock = 1_000_000

/** The SKU cells of a row; undefined where the file has no value. */
export type SkuCells = {
  code: string | undefined
  priceCents: number | undefined
  /** Null: no compare-at price. */
  compareCents: number | null | undefined
  stock: number | undefined
}

/** Parses and validates the SKU cells of a row, each independently. */
export function parseSkuCells(row: CsvRow, log: PlanLog): SkuCells {
  const compareCents = parsePriceCell(row, columns.compareAt, log)
  const isEmptied = row.cells.get(columns.compareAt)?.trim() === ""
  return {
    code: parseCode(row, log),
    priceCents: parsePriceCell(row, columns.price, log),
    compareCents: isEmptied || compareCents === 0 ? null : compareCents,
    stock: parseStock(row, log),
  }
}

function parseCode(row: CsvRow, log: PlanLog): string | undefined {
  // Shopify's files preserve the leading zeros of a code with an apostrophe.
  const code = (row.cells.get(columns.sku) ?? "").trim().replace(/^'/, "")
  if (code.length <= 500 && !/\p{Cc}/u.test(code)) return code === "" ? undefined : code
  log.error(row.line, columns.sku, "is no code: one line of at most 500 characters.")
  return undefined
}

function parsePriceCell(row: CsvRow, column: string, log: PlanLog): number | undefined {
  const cell = (row.cells.get(column) ?? "").trim()
  if (cell === "") return undefined
  const cents = parsePrice(cell)
  if (cents === null)
    log.error(row.line, column, `"${cell}" is not a price; use a number such as 24.95.`)
  return cents ?? undefined
}

function parseStock(row: CsvRow, log: PlanLog): number | undefined {
  const cell = (row.cells.get(columns.stock) ?? "").trim()
  if (cell === "") return undefined
  const plain = /^\d{1,3}(,\d{3})+$/.test(cell) ? cell.replaceAll(",", "") : cell
  const stock = /^\d{1,7}$/.test(plain) ? Number(plain) : null
  if (stock !== null && stock <= maxStock) return stock
  const limit = maxStock.toLocaleString("en-AU")
  log.error(row.line, columns.stock, `"${cell}" is not a whole number from 0 to ${limit}.`)
  return undefined
}

export type Price = Pick<
  ExistingSku,
  "priceCents" | "specialCents" | "specialFrom" | "specialUntil"
>

/** The price cells of a row; undefined where the file has no value. */
type PriceInput = {
  priceCents: number | undefined
  compareCents: number | null | undefined
}

/**
 * Resolves the price that makes a SKU cost what the file states, from now on; the stored price if
 * it does so already. A running special retains its end date, and a scheduled one is retained
 * unless the file has a special. `isCompareBelowPrice` is true if the price is above the compare-at
 * price.
 */
export function resolveImportedPrice(
  current: Price | null,
  input: PriceInput,
  now: Date,
): { price: Price | null; isCompareBelowPrice: boolean } {
  const was = current === null ? null : resolveCsvPrice(current, now)
  const priceCents = input.priceCents ?? was?.priceCents
  if (priceCents === undefined) return { price: null, isCompareBelowPrice: false }
  const requestedCents =
    input.compareCents === undefined ? resolveCompareCents(was, priceCents) : input.compareCents
  const compareCents = requestedCents === priceCents ? null : requestedCents
  if (compareCents !== null && compareCents < priceCents)
    return { price: current, isCompareBelowPrice: true }
  const isSame = was?.priceCents === priceCents && was.compareCents === compareCents
  if (current !== null && isSame) return { price: current, isCompareBelowPrice: false }
  return {
    price: buildPrice(current, was, { priceCents, compareCents }),
    isCompareBelowPrice: false,
  }
}

type CsvPrice = ReturnType<typeof resolveCsvPrice>

function buildPrice(current: Price | null, was: CsvPrice | null, next: CsvPrice): Price {
  const isOn = was !== null && was.compareCents !== null
  const window = {
    specialFrom: current?.specialFrom ?? null,
    specialUntil: current?.specialUntil ?? null,
  }
  const open = { specialFrom: null, specialUntil: null }
  if (next.compareCents === null) {
    const retainedCents = isOn ? null : (current?.specialCents ?? null)
    return {
      priceCents: next.priceCents,
      specialCents: retainedCents,
      ...(retainedCents === null ? open : window),
    }
  }
  return {
    priceCents: next.compareCents,
    specialCents: next.priceCents,
    ...(isOn ? window : open),
  }
}

/** Without a compare-at cell, retains the stored compare-at price while it is above the price. */
function resolveCompareCents(was: CsvPrice | null, priceCents: number): number | null {
  const compare = was?.compareCents ?? null
  return compare !== null && compare > priceCents ? compare : null
}
