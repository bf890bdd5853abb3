import { buildPhotoWrites } from "./build-photo-writes.ts"
import { buildSkuWrites } from "./build-sku-writes.ts"
import { type CsvProduct, getFirstLine } from "./csv-product.ts"
import { diffProductFields } from "./diff-product-fields.ts"
import type { ExistingProduct } from "./existing-product.ts"
import { createPlanLog, type PlanLog } from "./plan-log.ts"
import type { PlanContext, ProductPlan, ProductWrite, SkuWrite } from "./product-plan.ts"
import { resolveGroupAssignment } from "./resolve-group-assignment.ts"
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
