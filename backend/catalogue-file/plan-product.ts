import { type FiledProduct, getFirstLine } from "./filed-product.ts"
import { planGroups } from "./plan-groups.ts"
import { planHead } from "./plan-head.ts"
import { openPlanLog, type PlanLog } from "./plan-log.ts"
import { type OptionColumns, planOptionColumns } from "./plan-options.ts"
import { planPhotos } from "./plan-photos.ts"
import { planSkus } from "./plan-skus.ts"
import type { PlanContext, ProductPlan, ProductWrite, SkuWrite } from "./product-plan.ts"
import type { ShelfProduct } from "./shelf-product.ts"

/** Builds the plan of what the rows of a product change; `current` is null for a new product. */
export function planProduct(
  filed: FiledProduct,
  current: ShelfProduct | null,
  context: PlanContext,
): ProductPlan {
  const log = openPlanLog(filed.faults)
  const { write, skuCount } = planWrite(filed, current, context, log)
  return {
    ...{ handle: filed.handle, line: getFirstLine(filed), write, skuCount },
    kind: resolveKind(current, log),
    changes: current === null ? [] : log.changes,
    ...{ faults: log.faults, remarks: log.remarks },
  }
}

function planWrite(
  filed: FiledProduct,
  current: ShelfProduct | null,
  context: PlanContext,
  log: PlanLog,
): { write: ProductWrite; skuCount: number } {
  const first = filed.rows[0] ?? { line: 0, cells: new Map<string, string>() }
  const head = planHead(first, current, log)
  const { primaryGroupId, groupIds } = planGroups(first, current, context, log)
  const photos = planPhotos(filed, current, context, log)
  const names = planOptionColumns(filed, current, log)
  const { writes, count } = planSkus({ filed, current, names, context, log })
  const write: ProductWrite = {
    ...{ id: current?.id ?? null, handle: filed.handle, groupIds, photos, skus: writes },
    columns: { ...head, ...(primaryGroupId !== undefined && { primary_group_id: primaryGroupId }) },
    variations: listVariations(names, writes),
  }
  return { write, skuCount: count }
}

function resolveKind(current: ShelfProduct | null, log: PlanLog): ProductPlan["kind"] {
  if (log.faults.length > 0) return "refused"
  if (current === null) return "added"
  return log.changes.length > 0 ? "changed" : "unchanged"
}

/** Lists the options that the written SKUs use, in file order. */
function listVariations(
  names: OptionColumns,
  writes: readonly SkuWrite[],
): ProductWrite["variations"] {
  return (names ?? []).map((name) => ({
    name,
    options: [...new Set(writes.flatMap(({ options }) => options?.[name] ?? []))],
  }))
}
