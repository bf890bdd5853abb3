import { buildAmount } from "#backend/catalogue/amount.ts"
import { columns, optionColumn } from "./file-columns.ts"
import type { FiledProduct, FiledRow } from "./filed-product.ts"
import { findImageHash } from "./image-address.ts"
import { buildSkuCode, matchSku } from "./match-sku.ts"
import type { PlanLog } from "./plan-log.ts"
import { buildOptionKey, hasSku, type OptionColumns, readOptions } from "./plan-options.ts"
import { planPrice } from "./plan-price.ts"
import type { PlanContext, SkuWrite } from "./product-plan.ts"
import { readSkuCells, type SkuCells } from "./read-sku-cells.ts"
import { getFiledPrice, type ShelfProduct, type ShelfSku } from "./shelf-product.ts"

type Planned = { row: FiledRow; write: SkuWrite; isChanged: boolean }
type Parts = {
  filed: FiledProduct
  current: ShelfProduct | null
  names: OptionColumns
  context: PlanContext
  log: PlanLog
}

/**
 * Builds the writes of a product's SKUs: new ones and changed ones. `count` includes unchanged
 * SKUs.
 */
export function planSkus(parts: Parts): { writes: SkuWrite[]; count: number } {
  const { filed, current, names, log } = parts
  const rows = filed.rows.filter(hasSku).map((row) => ({
    row,
    cells: readSkuCells(row, log),
    options: names === null ? null : readOptions(row, names, log),
  }))
  const codes = new Set(rows.flatMap(({ cells }) => cells.code ?? []))
  const claimed = new Set<number>()
  const planned = rows.map((given) => {
    const named = { code: given.cells.code, options: given.options }
    const sku = matchSku(current, named, codes, claimed)
    if (sku !== null) claimed.add(sku.id)
    return planSku(parts, given, sku)
  })
  if (current === null && rows.length === 0) {
    log.fault(filed.rows[0]?.line ?? 0, columns.price, "is empty, and a new product needs a price.")
  }
  checkTwins(planned, current, log)
  checkCodes(planned, parts)
  const writes = planned.filter(({ isChanged }) => isChanged).map(({ write }) => write)
  return { writes, count: planned.length }
}

type Given = { row: FiledRow; cells: SkuCells; options: Record<string, string> | null }

function planSku(parts: Parts, { row, cells, options }: Given, sku: ShelfSku | null): Planned {
  const { filed, current, context, log } = parts
  const before = log.changes.length
  const { price, isOdd } = planPrice(sku, cells, context.now)
  if (isOdd) log.fault(row.line, columns.compareAt, "is lower than the Variant Price beside it.")
  const isEmpty = (row.cells.get(columns.price) ?? "").trim() === ""
  if (price === null && isEmpty)
    log.fault(row.line, columns.price, "is empty, and a new SKU needs a price.")
  const isStockKept = sku !== null && (context.keepsStock || cells.stock === undefined)
  const photoHash = planPhoto(parts, row, sku)
  const isOther =
    sku === null || buildOptionKey(sku.options) !== buildOptionKey(options ?? sku.options)
  const write: SkuWrite = {
    id: sku?.id ?? null,
    code: cells.code ?? sku?.code ?? buildSkuCode(filed.handle, options ?? {}),
    ...(price ?? { priceCents: 0, specialCents: null, specialFrom: null, specialUntil: null }),
    stock: isStockKept ? sku.stock : (cells.stock ?? 0),
    options: isOther ? (options ?? {}) : null,
    photoHash,
  }
  if (sku === null) {
    if (current !== null) log.change(write.code, columns.sku, "", write.code)
    return { row, write, isChanged: true }
  }
  noteChanges(sku, write, parts)
  if (!sku.isEnabled) log.change(sku.code, columns.sku, "not sold", "sold")
  return { row, write, isChanged: log.changes.length > before }
}

function noteChanges(
  sku: ShelfSku,
  write: SkuWrite,
  { names, context, log }: Pick<Parts, "names" | "context" | "log">,
): void {
  const [was, next] = [getFiledPrice(sku, context.now), getFiledPrice(write, context.now)]
  const amount = (cents: number | null) => (cents === null ? "" : buildAmount(cents))
  const note = (column: string, from: string, to: string) => log.change(sku.code, column, from, to)
  note(columns.sku, sku.code, write.code)
  note(columns.price, amount(was.priceCents), amount(next.priceCents))
  note(columns.compareAt, amount(was.compareCents), amount(next.compareCents))
  note(columns.stock, String(sku.stock), String(write.stock))
  if (write.options !== null) {
    const words = (options: ShelfSku["options"]) =>
      (names ?? []).map((name) => options[name] ?? "").join(", ")
    note(optionColumn(0, "Value"), words(sku.options), words(write.options))
  }
}

/** Resolves the hash of the photo that a SKU shows; null for none, undefined if unchanged. */
function planPhoto(
  { filed, current, context, log }: Parts,
  row: FiledRow,
  sku: ShelfSku | null,
): string | null | undefined {
  const cell = row.cells.get(columns.variantImage)
  if (cell === undefined) return undefined
  const was = current?.photos.find(({ id }) => id === sku?.photoId)?.hash ?? null
  const hash = findImageHash(cell)
  if (cell.trim() !== "") {
    const own = filed.rows.map((each) => findImageHash(each.cells.get(columns.imageSrc) ?? ""))
    const isOwn = own.includes(hash) || current?.photos.some((photo) => photo.hash === hash)
    if (hash === null || !isOwn || !isThere(hash, current, context)) {
      log.remark(row.line, columns.variantImage, "is none of the product's pictures in this shop.")
      return undefined
    }
  }
  if (hash === was) return undefined
  log.change(sku?.code ?? "", columns.variantImage, was ?? "", hash ?? "")
  return hash
}

function isThere(hash: string, current: ShelfProduct | null, { hashes }: PlanContext): boolean {
  return hashes.has(hash) || (current?.photos.some((photo) => photo.hash === hash) ?? false)
}

/** Logs an error for two enabled SKUs with equal options: customers could not distinguish them. */
function checkTwins(planned: readonly Planned[], current: ShelfProduct | null, log: PlanLog): void {
  const ids = new Set(planned.map(({ write }) => write.id))
  const others = (current?.skus ?? []).filter(({ id, isEnabled }) => isEnabled && !ids.has(id))
  const seen = new Map(others.map((sku) => [buildOptionKey(sku.options), sku.code]))
  for (const { row, write } of planned) {
    const sku = current?.skus.find(({ id }) => id === write.id)
    const key = buildOptionKey(write.options ?? sku?.options ?? {})
    const twin = seen.get(key)
    if (twin !== undefined) {
      log.fault(row.line, optionColumn(0, "Value"), `SKU ${twin} has the same options.`)
    }
    seen.set(key, write.code)
  }
}

function checkCodes(planned: readonly Planned[], { filed, current, context, log }: Parts): void {
  const seen = new Set<string>()
  const kept = new Map((current?.skus ?? []).map((sku) => [sku.code, sku.id]))
  for (const { row, write } of planned) {
    const owner = context.ownerOf(write.code)
    if (owner !== undefined && owner !== filed.handle) {
      log.fault(row.line, columns.sku, `${write.code} belongs to the product "${owner}".`)
    } else if (seen.has(write.code) || (kept.get(write.code) ?? write.id) !== write.id) {
      log.fault(row.line, columns.sku, `${write.code} is the code of another SKU of this product.`)
    }
    seen.add(write.code)
  }
}
