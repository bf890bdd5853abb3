import { buildAmount } from "#lib/contract/money.ts"
import {
  type CsvProduct,
  type CsvRow,
  columns,
  findImageHash,
  getOptionColumn,
} from "./csv-format.ts"
import { type ExistingProduct, type ExistingSku, resolveCsvPrice } from "./existing-products.ts"
import type { PlanContext, PlanLog, SkuWrite } from "./product-plan.ts"
import { parseSkuCells, resolveImportedPrice, type SkuCells } from "./sku-cells.ts"
import {
  buildOptionKey,
  buildSkuCode,
  findMatchingSku,
  hasSku,
  type OptionNames,
  parseOptionValues,
} from "./sku-options.ts"

type PlannedSku = { row: CsvRow; write: SkuWrite; isChanged: boolean }
type SkuWriteInput = {
  product: CsvProduct
  current: ExistingProduct | null
  names: OptionNames
  context: PlanContext
  log: PlanLog
}

/**
 * Builds the writes of a product's SKUs: new ones and changed ones. `count` includes unchanged
 * SKUs.
 */
export function buildSkuWrites(input: SkuWriteInput): { writes: SkuWrite[]; count: number } {
  const { product, current, names, log } = input
  const rows = product.rows.filter(hasSku).map((row) => ({
    row,
    cells: parseSkuCells(row, log),
    options: names === null ? null : parseOptionValues(row, names, log),
  }))
  const codes = new Set(rows.flatMap(({ cells }) => cells.code ?? []))
  const claimed = new Set<number>()
  const planned = rows.map((parsed) => {
    const named = { code: parsed.cells.code, options: parsed.options }
    const sku = findMatchingSku(current, named, codes, claimed)
    if (sku !== null) claimed.add(sku.id)
    return buildSkuWrite(input, parsed, sku)
  })
  if (current === null && rows.length === 0) {
    log.error(
      product.rows[0]?.line ?? 0,
      columns.price,
      "is empty, and a new product needs a price.",
    )
  }
  rejectDuplicateOptions(planned, current, log)
  rejectDuplicateCodes(planned, input)
  const writes = planned.filter(({ isChanged }) => isChanged).map(({ write }) => write)
  return { writes, count: planned.length }
}

type ParsedSkuRow = { row: CsvRow; cells: SkuCells; options: Record<string, string> | null }

function buildSkuWrite(
  input: SkuWriteInput,
  { row, cells, options }: ParsedSkuRow,
  sku: ExistingSku | null,
): PlannedSku {
  const { product, current, context, log } = input
  const before = log.changes.length
  const { price, isCompareBelowPrice } = resolveImportedPrice(sku, cells, context.now)
  if (isCompareBelowPrice)
    log.error(row.line, columns.compareAt, "is lower than the Variant Price beside it.")
  const isEmpty = (row.cells.get(columns.price) ?? "").trim() === ""
  if (price === null && isEmpty)
    log.error(row.line, columns.price, "is empty, and a new SKU needs a price.")
  const isStockPreserved = sku !== null && (context.preservesStock || cells.stock === undefined)
  const photoHash = resolvePhotoHash(input, row, sku)
  const isOther =
    sku === null || buildOptionKey(sku.options) !== buildOptionKey(options ?? sku.options)
  const write: SkuWrite = {
    id: sku?.id ?? null,
    code: cells.code ?? sku?.code ?? buildSkuCode(product.handle, options ?? {}),
    ...(price ?? { priceCents: 0, specialCents: null, specialFrom: null, specialUntil: null }),
    stock: isStockPreserved ? sku.stock : (cells.stock ?? 0),
    options: isOther ? (options ?? {}) : null,
    photoHash,
  }
  if (sku === null) {
    if (current !== null) log.change(write.code, columns.sku, "", write.code)
    return { row, write, isChanged: true }
  }
  logChanges(sku, write, input)
  if (!sku.isEnabled) log.change(sku.code, columns.sku, "not sold", "sold")
  return { row, write, isChanged: log.changes.length > before }
}

function logChanges(
  sku: ExistingSku,
  write: SkuWrite,
  { names, context, log }: Pick<SkuWriteInput, "names" | "context" | "log">,
): void {
  const [was, next] = [resolveCsvPrice(sku, context.now), resolveCsvPrice(write, context.now)]
  const amount = (cents: number | null) => (cents === null ? "" : buildAmount(cents))
  const logChange = (column: string, from: string, to: string) =>
    log.change(sku.code, column, from, to)
  logChange(columns.sku, sku.code, write.code)
  logChange(columns.price, amount(was.priceCents), amount(next.priceCents))
  logChange(columns.compareAt, amount(was.compareCents), amount(next.compareCents))
  logChange(columns.stock, String(sku.stock), String(write.stock))
  if (write.options !== null) {
    const formatOptions = (options: ExistingSku["options"]) =>
      (names ?? []).map((name) => options[name] ?? "").join(", ")
    logChange(getOptionColumn(0, "Value"), formatOptions(sku.options), formatOptions(write.options))
  }
}

/** Resolves the hash of the photo that a SKU shows; null for none, undefined if unchanged. */
function resolvePhotoHash(
  { product, current, context, log }: SkuWriteInput,
  row: CsvRow,
  sku: ExistingSku | null,
): string | null | undefined {
  const cell = row.cells.get(columns.variantImage)
  if (cell === undefined) return undefined
  const was = current?.photos.find(({ id }) => id === sku?.photoId)?.hash ?? null
  const hash = findImageHash(cell)
  if (cell.trim() !== "") {
    const productHashes = product.rows.map((each) =>
      findImageHash(each.cells.get(columns.imageSrc) ?? ""),
    )
    const isProductPhoto =
      productHashes.includes(hash) || current?.photos.some((photo) => photo.hash === hash)
    if (hash === null || !isProductPhoto || !isKnownHash(hash, current, context)) {
      log.warning(row.line, columns.variantImage, "is none of the product's pictures in this shop.")
      return undefined
    }
  }
  if (hash === was) return undefined
  log.change(sku?.code ?? "", columns.variantImage, was ?? "", hash ?? "")
  return hash
}

function isKnownHash(
  hash: string,
  current: ExistingProduct | null,
  { hashes }: PlanContext,
): boolean {
  return hashes.has(hash) || (current?.photos.some((photo) => photo.hash === hash) ?? false)
}

/** Logs an error for two enabled SKUs with equal options: customers could not distinguish them. */
function rejectDuplicateOptions(
  planned: readonly PlannedSku[],
  current: ExistingProduct | null,
  log: PlanLog,
): void {
  const ids = new Set(planned.map(({ write }) => write.id))
  const others = (current?.skus ?? []).filter(({ id, isEnabled }) => isEnabled && !ids.has(id))
  const seen = new Map(others.map((sku) => [buildOptionKey(sku.options), sku.code]))
  for (const { row, write } of planned) {
    const sku = current?.skus.find(({ id }) => id === write.id)
    const key = buildOptionKey(write.options ?? sku?.options ?? {})
    const duplicate = seen.get(key)
    if (duplicate !== undefined) {
      log.error(row.line, getOptionColumn(0, "Value"), `SKU ${duplicate} has the same options.`)
    }
    seen.set(key, write.code)
  }
}

function rejectDuplicateCodes(
  planned: readonly PlannedSku[],
  { product, current, context, log }: SkuWriteInput,
): void {
  const seen = new Set<string>()
  const idByCode = new Map((current?.skus ?? []).map((sku) => [sku.code, sku.id]))
  for (const { row, write } of planned) {
    const owner = context.ownerOf(write.code)
    if (owner !== undefined && owner !== product.handle) {
      log.error(row.line, columns.sku, `${write.code} belongs to the product "${owner}".`)
    } else if (seen.has(write.code) || (idByCode.get(write.code) ?? write.id) !== write.id) {
      log.error(row.line, columns.sku, `${write.code} is the code of another SKU of this product.`)
    }
    seen.add(write.code)
  }
}
