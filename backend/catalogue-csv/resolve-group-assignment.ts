import { buildTags } from "./build-csv-records.ts"
import { columns } from "./csv-columns.ts"
import type { CsvRow } from "./csv-product.ts"
import type { ExistingProduct } from "./existing-product.ts"
import type { PlanLog } from "./plan-log.ts"
import type { PlanContext } from "./product-plan.ts"

/**
 * The categories a product is to be in. `groupIds` is null and `primaryGroupId` undefined if
 * unchanged.
 */
export type GroupAssignment = {
  primaryGroupId: number | null | undefined
  groupIds: number[] | null
}

/** Resolves the columns "Type" (the primary category) and "Tags" (all categories). */
export function resolveGroupAssignment(
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
