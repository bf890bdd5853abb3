import type { CellIssue } from "#backend/catalogue-csv/csv-product.ts"
import type { ImportSummary } from "#backend/catalogue-csv/import-catalogue.ts"
import type { ProductPlan } from "#backend/catalogue-csv/product-plan.ts"
import type { Terminal } from "../terminal.ts"

const maxWarnings = 20
const maxCellLength = 60
const barWidth = 24

/** Reports an import while it runs. */
export type ImportReport = {
  printPlan: (plan: ProductPlan) => void
  /** The fraction of the file that has been read, from 0 to 1. */
  showProgress: (part: number) => void
  printSummary: (summary: ImportSummary) => void
}

/** Creates a report in lines for people, or with one line of JSON per product for programs. */
export function buildReport(
  terminal: Terminal,
  { isForPrograms, isDryRun }: { isForPrograms: boolean; isDryRun: boolean },
): ImportReport {
  let [done, warningCount] = [0, 0]
  return {
    printPlan(plan) {
      done += 1
      if (isForPrograms) {
        terminal.print(JSON.stringify(buildRecord(plan)))
        return
      }
      const shown = plan.warnings.slice(0, Math.max(0, maxWarnings - warningCount))
      warningCount += plan.warnings.length
      const lines = buildLines(plan, shown)
      if (lines.length > 0) terminal.showProgress("")
      for (const line of lines) terminal.print(line)
    },
    showProgress(part) {
      const filled = Math.round(Math.min(part, 1) * barWidth)
      const bar = "█".repeat(filled).padEnd(barWidth, "·")
      terminal.showProgress(`${bar} ${Math.floor(Math.min(part, 1) * 100)} %  ${done} products`)
    },
    printSummary(summary) {
      if (isForPrograms) return
      if (warningCount > maxWarnings)
        terminal.print(`… and ${warningCount - maxWarnings} more warnings.`)
      for (const line of listSums(summary, isDryRun)) terminal.print(line)
    },
  }
}

function buildRecord({ handle, line, kind, changes, errors, warnings }: ProductPlan) {
  return { handle, line, kind, changes, errors, warnings }
}

function buildLines(plan: ProductPlan, warnings: readonly CellIssue[]): string[] {
  const formatIssues = (each: readonly CellIssue[]) =>
    each.map((issue) => `    ${formatIssue(issue)}`)
  if (plan.kind === "rejected") return [`✗ ${plan.handle}: left out`, ...formatIssues(plan.errors)]
  const warningLines = formatIssues(warnings)
  if (plan.kind === "unchanged")
    return warningLines.length > 0 ? [`  ${plan.handle}`, ...warningLines] : []
  if (plan.kind === "added") {
    const count = plan.skuCount === 1 ? "1 SKU" : `${plan.skuCount} SKUs`
    return [`+ ${plan.handle}: new, ${count}`, ...warningLines]
  }
  const changes = plan.changes.map(({ sku, column, from, to }) => {
    const prefix = sku === "" ? "" : `${sku}, `
    return `    ${prefix}${column}: ${shorten(from)} → ${shorten(to)}`
  })
  return [`~ ${plan.handle}`, ...changes, ...warningLines]
}

function formatIssue({ line, column, message }: CellIssue): string {
  return `line ${line}${column === "" ? "" : `, ${column}`}: ${message}`
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ")
  return line.length <= maxCellLength ? `"${line}"` : `"${line.slice(0, maxCellLength)}…"`
}

function listSums(summary: ImportSummary, isDryRun: boolean): string[] {
  const { added, changed, unchanged, rejected, unknownColumns } = summary
  const kind = isDryRun ? "Dry run, nothing was written: " : ""
  const sums = `${kind}${added} added, ${changed} changed, ${unchanged} unchanged, ${rejected} left out.`
  if (unknownColumns.length === 0) return [sums]
  return [`These columns aren’t used here and were ignored: ${unknownColumns.join(", ")}.`, sums]
}
