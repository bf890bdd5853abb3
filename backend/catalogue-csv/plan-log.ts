import type { CellIssue } from "./csv-product.ts"

/** A cell that differs from the stored value; `sku` is empty for the product's columns. */
export type Change = { sku: string; column: string; from: string; to: string }

/** Collects changes and messages while a product plan is built. */
export type PlanLog = {
  changes: Change[]
  /** Errors that prevent the import of the product. */
  errors: CellIssue[]
  /** Warnings about cells that the import ignores. */
  warnings: CellIssue[]
  /** Adds a change if the two values differ. */
  change: (sku: string, column: string, from: string, to: string) => void
  error: (line: number, column: string, message: string) => void
  warning: (line: number, column: string, message: string) => void
}

/** Creates a log that starts with the errors found while parsing. */
export function createPlanLog(errors: readonly CellIssue[]): PlanLog {
  const log: PlanLog = {
    changes: [],
    errors: [...errors],
    warnings: [],
    change(sku, column, from, to) {
      if (from !== to) log.changes.push({ sku, column, from, to })
    },
    error: (line, column, message) => void log.errors.push({ line, column, message }),
    warning: (line, column, message) => void log.warnings.push({ line, column, message }),
  }
  return log
}
