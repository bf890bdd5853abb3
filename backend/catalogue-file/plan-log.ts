import type { CellNote } from "./filed-product.ts"

/** A cell that differs from what the shop has; `sku` is empty where it is the product's own. */
export type Change = { sku: string; column: string; from: string; to: string }

/** Collects what planning a product finds. */
export type PlanLog = {
  changes: Change[]
  /** Why the product cannot be taken as it is. */
  faults: CellNote[]
  /** What of it is left out. */
  remarks: CellNote[]
  /** Notes a change where both differ. */
  change: (sku: string, column: string, from: string, to: string) => void
  fault: (line: number, column: string, message: string) => void
  remark: (line: number, column: string, message: string) => void
}

/** A log that begins with the faults that reading found. */
export function openPlanLog(faults: readonly CellNote[]): PlanLog {
  const log: PlanLog = {
    changes: [],
    faults: [...faults],
    remarks: [],
    change(sku, column, from, to) {
      if (from !== to) log.changes.push({ sku, column, from, to })
    },
    fault: (line, column, message) => void log.faults.push({ line, column, message }),
    remark: (line, column, message) => void log.remarks.push({ line, column, message }),
  }
  return log
}
