import { columns, getTextColumn } from "./file-columns.ts"
import type { FiledRow } from "./filed-product.ts"
import type { PlanLog } from "./plan-log.ts"
import type { ProductColumns } from "./product-plan.ts"
import { type ShelfProduct, type ShelfText, shelfTexts } from "./shelf-product.ts"

const limits: Partial<Record<ShelfText, number>> = { content: 500_000 }
const usualLimit = 500
const statuses = ["active", "draft", "archived", "unlisted"]

/** Returns the columns of the `products` row that the product's first CSV row changes. */
export function planHead(
  row: FiledRow,
  current: ShelfProduct | null,
  log: PlanLog,
): ProductColumns {
  const set: ProductColumns = {}
  for (const text of shelfTexts) {
    const wish = readText(row, text, log)
    if (wish === undefined) continue
    const was = normalise(current?.texts[text] ?? "")
    if (current !== null && was === wish) continue
    log.change("", getTextColumn(text), was, wish)
    set[text] = wish
  }
  const name = set.name ?? current?.texts.name ?? ""
  if (name === "") log.fault(row.line, columns.name, "is empty, and every product has one.")
  planFlag(set, log, {
    ...{ name: "enabled", column: columns.published, was: current?.isShown ?? null },
    wish: readShown(row, current, log),
  })
  planFlag(set, log, {
    ...{ name: "is_new", column: columns.isNew, was: current?.isNew ?? null },
    wish: readFlag(row, columns.isNew, log),
  })
  return set
}

/**
 * Parses TRUE or FALSE, yes or no, 1 or 0; undefined for an empty or invalid cell. Logs an error
 * for an invalid one.
 */
export function readFlag(row: FiledRow, column: string, log: PlanLog): boolean | undefined {
  const cell = (row.cells.get(column) ?? "").trim()
  if (cell === "") return undefined
  if (/^(true|yes|1)$/i.test(cell)) return true
  if (/^(false|no|0)$/i.test(cell)) return false
  log.fault(row.line, column, `"${cell}" is neither TRUE nor FALSE.`)
  return undefined
}

function planFlag(
  set: ProductColumns,
  log: PlanLog,
  flag: {
    name: "enabled" | "is_new"
    column: string
    was: boolean | null
    wish: boolean | undefined
  },
): void {
  const { name, column, was, wish } = flag
  if (wish === undefined || wish === was) return
  if (was !== null) log.change("", column, String(was).toUpperCase(), String(wish).toUpperCase())
  set[name] = wish
}

/**
 * True if the product is published and active. Undefined, and so unchanged, if both cells are
 * empty. An empty "Published" cell counts as the current value, a missing column as TRUE.
 */
function readShown(row: FiledRow, current: ShelfProduct | null, log: PlanLog) {
  const published = readFlag(row, columns.published, log)
  const status = (row.cells.get(columns.status) ?? "").trim().toLowerCase()
  if (status !== "" && !statuses.includes(status)) {
    log.fault(row.line, columns.status, `"${status}" is none of ${statuses.join(", ")}.`)
  }
  if (published === undefined && status === "") return undefined
  const isPublished = published ?? (row.cells.has(columns.published) ? current?.isShown : undefined)
  return (isPublished ?? true) && (status === "" || status === "active")
}

function readText(row: FiledRow, text: ShelfText, log: PlanLog): string | undefined {
  const column = getTextColumn(text)
  const cell = row.cells.get(column)
  if (cell === undefined) return undefined
  const wish = normalise(cell)
  const most = limits[text] ?? usualLimit
  if (wish.length > most) {
    log.fault(row.line, column, `is longer than ${most} characters.`)
    return undefined
  }
  if (wish.includes("\0")) {
    log.fault(row.line, column, "has a sign that cannot be kept.")
    return undefined
  }
  return wish
}

/** Normalises line endings, which differ between spreadsheets, and trims. */
function normalise(text: string): string {
  return text.replaceAll("\r\n", "\n").trim()
}
