import { type Budget, listMissed, type Metric, resolveVerdict } from "../metric.ts"

/**
 * Formats the metrics as text: one table for each subject, ours beside budget, verdict and peers.
 */
export function formatMetrics(metrics: readonly Metric[]): string {
  const subjects = [...new Set(metrics.map(({ subject }) => subject))]
  const tables = subjects.map((name) =>
    formatSubject(
      name,
      metrics.filter(({ subject }) => subject === name),
    ),
  )
  return tables.join("\n\n")
}

/** Formats the closing table: every missed budget, or a line that none was missed. */
export function formatClosing(metrics: readonly Metric[]): string {
  const budgeted = metrics.filter(({ budget }) => budget !== null).length
  if (budgeted === 0) return "Nothing with a budget was measured."
  const missed = listMissed(metrics)
  if (missed.length === 0) return `All ${budgeted} budgets are met.`
  const rows = missed.map((metric) => [
    metric.subject,
    metric.name,
    formatValue(metric),
    formatBudget(metric.budget),
    resolveVerdict(metric),
  ])
  const heading = ["", "", "ours", "budget", ""]
  return `${missed.length} of ${budgeted} budgets are missed:\n${formatTable([heading, ...rows], [0, 1, 4])}`
}

function formatSubject(subject: string, metrics: readonly Metric[]): string {
  const shops = [...new Set(metrics.flatMap(({ peers }) => Object.keys(peers)))]
  const rows = metrics.map((metric) => [
    metric.name,
    formatValue(metric),
    formatBudget(metric.budget),
    metric.budget === null ? "" : resolveVerdict(metric),
    ...shops.map((shop) => String(metric.peers[shop] ?? "")),
  ])
  return formatTable([[subject, "ours", "budget", "", ...shops], ...rows], [0, 3])
}

function formatValue({ value, decimals }: Metric): string {
  return value === null ? "–" : value.toFixed(decimals)
}

function formatBudget(budget: Budget | null): string {
  if (budget === null) return ""
  return `${budget.kind === "max" ? "≤" : "≥"} ${budget.limit}`
}

/** Aligns columns: numbers to the right, the columns listed in `words` to the left. */
function formatTable(rows: readonly (readonly string[])[], words: readonly number[]): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
    })
  }
  const pad = (cell: string, column: number): string => {
    const width = widths[column] ?? 0
    return words.includes(column) ? cell.padEnd(width) : cell.padStart(width)
  }
  return rows.map((row) => `  ${row.map(pad).join("  ").trimEnd()}`).join("\n")
}
