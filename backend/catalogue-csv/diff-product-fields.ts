import { maxLowStock } from "#lib/contract/site.ts"
import { type CsvRow, columns, getTextColumn } from "./csv-format.ts"
import {
  type ExistingProduct,
  type ProductTextField,
  productTextFields,
} from "./existing-products.ts"
import type { PlanLog, ProductColumns } from "./product-plan.ts"

const limits: Partial<Record<ProductTextField, number>> = { content: 500_000 }
const usualLimit = 500
const positions = { min: 1, max: 1_000_000 }
const lowStocks = { min: 0, max: maxLowStock }
const statuses = ["active", "draft", "archived", "unlisted"]

/** Returns the columns of the `products` row that the product's first CSV row changes. */
export function diffProductFields(
  row: CsvRow,
  current: ExistingProduct | null,
  log: PlanLog,
): ProductColumns {
  const set: ProductColumns = {}
  for (const text of productTextFields) {
    const next = parseText(row, text, log)
    if (next === undefined) continue
    const was = normalise(current?.texts[text] ?? "")
    if (current !== null && was === next) continue
    log.change("", getTextColumn(text), was, next)
    set[text] = next
  }
  const name = set.name ?? current?.texts.name ?? ""
  if (name === "") log.error(row.line, columns.name, "is empty, and every product has one.")
  diffFlag(set, log, {
    name: "enabled",
    column: columns.published,
    was: current?.isShown ?? null,
    next: parseShown(row, current, log),
  })
  diffFlag(set, log, {
    name: "is_new",
    column: columns.isNew,
    was: current?.isNew ?? null,
    next: parseBooleanCell(row, columns.isNew, log),
  })
  diffNumber(set, log, {
    name: "featured_position",
    column: columns.featured,
    was: current?.featuredPosition ?? null,
    next: parseNumberCell(row, columns.featured, positions, log),
  })
  diffNumber(set, log, {
    name: "low_stock",
    column: columns.lowStock,
    was: current?.lowStock ?? null,
    next: parseNumberCell(row, columns.lowStock, lowStocks, log),
  })
  return set
}

/** Parses a whole number; null for an empty cell, undefined for a missing or invalid one. */
function parseNumberCell(
  row: CsvRow,
  column: string,
  { min, max }: { min: number; max: number },
  log: PlanLog,
): number | null | undefined {
  const cell = row.cells.get(column)?.trim()
  if (cell === undefined) return undefined
  if (cell === "") return null
  const number = /^\d{1,7}$/.test(cell) ? Number(cell) : -1
  if (number >= min && number <= max) return number
  const range = `${min} to ${max.toLocaleString("en-AU")}`
  log.error(row.line, column, `"${cell}" is not a whole number from ${range}.`)
  return undefined
}

function diffNumber(
  set: ProductColumns,
  log: PlanLog,
  field: {
    name: "featured_position" | "low_stock"
    column: string
    was: number | null
    next: number | null | undefined
  },
): void {
  const { name, column, was, next } = field
  if (next === undefined || next === was) return
  log.change("", column, String(was ?? ""), String(next ?? ""))
  set[name] = next
}

/**
 * Parses TRUE or FALSE, yes or no, 1 or 0; undefined for an empty or invalid cell. Logs an error
 * for an invalid one.
 */
export function parseBooleanCell(row: CsvRow, column: string, log: PlanLog): boolean | undefined {
  const cell = (row.cells.get(column) ?? "").trim()
  if (cell === "") return undefined
  if (/^(true|yes|1)$/i.test(cell)) return true
  if (/^(false|no|0)$/i.test(cell)) return false
  log.error(row.line, column, `"${cell}" is neither TRUE nor FALSE.`)
  return undefined
}

function diffFlag(
  set: ProductColumns,
  log: PlanLog,
  flag: {
    name: "enabled" | "is_new"
    column: string
    was: boolean | null
    next: boolean | undefined
  },
): void {
  const { name, column, was, next } = flag
  if (next === undefined || next === was) return
  if (was !== null) log.change("", column, String(was).toUpperCase(), String(next).toUpperCase())
  set[name] = next
}

/**
 * True if the product is published and active. Undefined, and so unchanged, if both cells are
 * empty. An empty "Published" cell counts as the current value, a missing column as TRUE.
 */
function parseShown(row: CsvRow, current: ExistingProduct | null, log: PlanLog) {
  const published = parseBooleanCell(row, columns.published, log)
  const status = (row.cells.get(columns.status) ?? "").trim().toLowerCase()
  if (status !== "" && !statuses.includes(status)) {
    log.error(row.line, columns.status, `"${status}" is none of ${statuses.join(", ")}.`)
  }
  if (published === undefined && status === "") return undefined
  const isPublished = published ?? (row.cells.has(columns.published) ? current?.isShown : undefined)
  return (isPublished ?? true) && (status === "" || status === "active")
}

function parseText(row: CsvRow, text: ProductTextField, log: PlanLog): string | undefined {
  const column = getTextColumn(text)
  const cell = row.cells.get(column)
  if (cell === undefined) return undefined
  const value = normalise(cell)
  const maxLength = limits[text] ?? usualLimit
  if (value.length > maxLength) {
    log.error(row.line, column, `is longer than ${maxLength} characters.`)
    return undefined
  }
  if (value.includes("\0")) {
    log.error(row.line, column, "has a character that cannot be stored.")
    return undefined
  }
  return value
}

/** Normalises line endings, which differ between spreadsheets, and trims. */
function normalise(text: string): string {
  return text.replaceAll("\r\n", "\n").trim()
}
