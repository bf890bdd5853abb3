import { buildTags } from "./build-csv-records.ts"
import { buildPhotoWrites } from "./build-photo-writes.ts"
import { buildSkuWrites } from "./build-sku-writes.ts"
import { type CsvProduct, type CsvRow, columns, getFirstLine } from "./csv-format.ts"
import { diffAttributes } from "./diff-attributes.ts"
import { diffProductFields } from "./diff-product-fields.ts"
import type { ExistingProduct } from "./existing-products.ts"
import {
  createPlanLog,
  type PlanContext,
  type PlanLog,
  type ProductPlan,
  type ProductWrite,
  type SkuWrite,
} from "./product-plan.ts"
import { type OptionNames, resolveOptionNames } from "./sku-options.ts"

/** Builds the plan of what the rows of a product change; `current` is null for a new product. */
export function buildProductPlan(
  product: CsvProduct,
  current: ExistingProduct | null,
  context: PlanContext,
): ProductPlan {
  const log = createPlanLog(product.errors)
  const { write, skuCount } = buildWrite(product, current, context, log)
  return {
    handle: product.handle,
    line: getFirstLine(product),
    write,
    skuCount,
    kind: resolveKind(current, log),
    changes: current === null ? [] : log.changes,
    errors: log.errors,
    warnings: log.warnings,
  }
}

function buildWrite(
  product: CsvProduct,
  current: ExistingProduct | null,
  context: PlanContext,
  log: PlanLog,
): { write: ProductWrite; skuCount: number } {
  const first = product.rows[0] ?? { line: 0, cells: new Map<string, string>() }
  const head = diffProductFields(first, current, log)
  const { primaryGroupId, groupIds } = resolveGroupAssignment(first, current, context, log)
  const photos = buildPhotoWrites(product, current, context, log)
  const names = resolveOptionNames(product, current, log)
  const { writes, count } = buildSkuWrites({ product, current, names, context, log })
  const write: ProductWrite = {
    id: current?.id ?? null,
    handle: product.handle,
    groupIds,
    attributes: diffAttributes(first, current, log),
    photos,
    skus: writes,
    columns: { ...head, ...(primaryGroupId !== undefined && { primary_group_id: primaryGroupId }) },
    variations: listVariations(names, writes),
  }
  return { write, skuCount: count }
}

function resolveKind(current: ExistingProduct | null, log: PlanLog): ProductPlan["kind"] {
  if (log.errors.length > 0) return "rejected"
  if (current === null) return "added"
  return log.changes.length > 0 ? "changed" : "unchanged"
}

/** Lists the options that the written SKUs use, in file order. */
function listVariations(
  names: OptionNames,
  writes: readonly SkuWrite[],
): ProductWrite["variations"] {
  return (names ?? []).map((name) => ({
    name,
    options: [...new Set(writes.flatMap(({ options }) => options?.[name] ?? []))],
  }))
}

/**
 * The categories a product is to be in. `groupIds` is null and `primaryGroupId` undefined if
 * unchanged.
 */
type GroupAssignment = {
  primaryGroupId: number | null | undefined
  groupIds: number[] | null
}

/** Resolves the columns "Type" (the primary category) and "Tags" (all categories). */
function resolveGroupAssignment(
  row: CsvRow,
  current: ExistingProduct | null,
  context: PlanContext,
  log: PlanLog,
): GroupAssignment {
  const { groups } = context
  const wasPrimary = current?.primaryGroupId ?? null
  const type = parseGroupIds(row, columns.type, context, log)
  const tags = parseGroupIds(row, columns.tags, context, log)
  const primary = type === undefined ? wasPrimary : (type[0] ?? null)
  const nextGroupIds = new Set(tags ?? current?.groupIds ?? [])
  if (primary !== null) nextGroupIds.add(primary)
  const [was, next] = [
    buildTags(current?.groupIds ?? [], groups),
    buildTags([...nextGroupIds], groups),
  ]
  const nameOf = (id: number | null) => (id === null ? "" : groups.nameOf(id))
  log.change("", columns.type, nameOf(wasPrimary), nameOf(primary))
  log.change("", columns.tags, was, next)
  return {
    primaryGroupId: primary === wasPrimary ? undefined : primary,
    groupIds: was === next ? null : [...nextGroupIds],
  }
}

function parseGroupIds(
  row: CsvRow,
  column: string,
  { groups, skipsUnknownGroups }: PlanContext,
  log: PlanLog,
): number[] | undefined {
  const cell = row.cells.get(column)
  if (cell === undefined) return undefined
  const names = column === columns.type ? [cell] : cell.split(",")
  return names.flatMap((rawName) => {
    const name = rawName.trim()
    const id = name === "" ? null : groups.find(name)
    if (name === "" || id !== null) return id === null ? [] : [id]
    const report = skipsUnknownGroups ? log.warning : log.error
    report(row.line, column, `there is no category "${name}".`)
    return []
  })
}
