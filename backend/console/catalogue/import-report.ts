import type { CellNote } from "#backend/catalogue-file/filed-product.ts"
import type { ImportSummary } from "#backend/catalogue-file/import-catalogue.ts"
import type { ProductPlan } from "#backend/catalogue-file/product-plan.ts"
import type { Terminal } from "../terminal.ts"

const mostRemarks = 20
const mostCharacters = 60
const barWidth = 24

/** Reports an import while it runs. */
export type ImportReport = {
  tell: (plan: ProductPlan) => void
  /** The fraction of the file that has been read, from 0 to 1. */
  showProgress: (part: number) => void
  sumUp: (summary: ImportSummary) => void
}

/** Creates a report in lines for people, or with one line of JSON per product for programs. */
export function buildReport(
  terminal: Terminal,
  { isForPrograms, isDryRun }: { isForPrograms: boolean; isDryRun: boolean },
): ImportReport {
  let [done, remarks] = [0, 0]
  return {
    tell(plan) {
      done += 1
      if (isForPrograms) {
        terminal.print(JSON.stringify(buildRecord(plan)))
        return
      }
      const shown = plan.remarks.slice(0, Math.max(0, mostRemarks - remarks))
      remarks += plan.remarks.length
      const lines = buildLines(plan, shown)
      if (lines.length > 0) terminal.showProgress("")
      for (const line of lines) terminal.print(line)
    },
    showProgress(part) {
      const filled = Math.round(Math.min(part, 1) * barWidth)
      const bar = "█".repeat(filled).padEnd(barWidth, "·")
      terminal.showProgress(`${bar} ${Math.floor(Math.min(part, 1) * 100)} %  ${done} products`)
    },
    sumUp(summary) {
      if (isForPrograms) return
      if (remarks > mostRemarks) terminal.print(`… and ${remarks - mostRemarks} more remarks.`)
      for (const line of listSums(summary, isDryRun)) terminal.print(line)
    },
  }
}

function buildRecord({ handle, line, kind, changes, faults, remarks }: ProductPlan) {
  return { handle, line, kind, changes, faults, remarks }
}

function buildLines(plan: ProductPlan, remarks: readonly CellNote[]): string[] {
  const notes = (each: readonly CellNote[]) => each.map((note) => `    ${describeNote(note)}`)
  if (plan.kind === "refused") return [`✗ ${plan.handle}: left out`, ...notes(plan.faults)]
  const kept = notes(remarks)
  if (plan.kind === "unchanged") return kept.length > 0 ? [`  ${plan.handle}`, ...kept] : []
  if (plan.kind === "added") {
    const count = plan.skuCount === 1 ? "1 SKU" : `${plan.skuCount} SKUs`
    return [`+ ${plan.handle}: new, ${count}`, ...kept]
  }
  const changes = plan.changes.map(({ sku, column, from, to }) => {
    const whose = sku === "" ? "" : `${sku}, `
    return `    ${whose}${column}: ${shorten(from)} → ${shorten(to)}`
  })
  return [`~ ${plan.handle}`, ...changes, ...kept]
}

function describeNote({ line, column, message }: CellNote): string {
  return `line ${line}${column === "" ? "" : `, ${column}`}: ${message}`
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ")
  return line.length <= mostCharacters ? `"${line}"` : `"${line.slice(0, mostCharacters)}…"`
}

function listSums(summary: ImportSummary, isDryRun: boolean): string[] {
  const { added, changed, unchanged, refused, unknownColumns } = summary
  const kind = isDryRun ? "Dry run, nothing was written: " : ""
  const sums = `${kind}${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} left out.`
  if (unknownColumns.length === 0) return [sums]
  return [`These columns aren’t used here and were ignored: ${unknownColumns.join(", ")}.`, sums]
}
