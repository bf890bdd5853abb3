import { parsePrice } from "#backend/catalogue/parse-price.ts"
import { columns } from "./csv-columns.ts"
import type { CsvRow } from "./csv-product.ts"
import type { PlanLog } from "./plan-log.ts"

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
