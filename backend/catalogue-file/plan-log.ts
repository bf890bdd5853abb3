import type { CellNote } from "./filed-product.ts"

/** A cell that differs from the stored value; `sku` is empty for the product's columns. */
export type Change = { sku: string; column: string; from: string; to: string }

/** Collects changes and messages while a product plan is built. */
export type PlanLog = {
  changes: Change[]
  /** Errors that prevent the import of the product. */
  faults: CellNote[]
  /** Warnings about cells that the import ignores. */
  remarks: CellNote[]
  /** Adds a change if the two values differ. */
  change: (sku: string, column: string, from: string, to: string) => void
  fault: (line: number, column: string, message: string) => void
  remark: (line: number, column: string, message: string) => void
}

/** Creates a log that starts with the errors found while parsing. */
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
