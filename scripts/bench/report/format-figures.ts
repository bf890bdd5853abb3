import { type Budget, type Figure, listMissed, resolveVerdict } from "../figure.ts"

/**
 * Formats the metrics as text: one table for each subject, ours beside budget, verdict and peers.
 */
export function formatFigures(figures: readonly Figure[]): string {
  const subjects = [...new Set(figures.map(({ subject }) => subject))]
  const tables = subjects.map((name) =>
    formatSubject(
      name,
      figures.filter(({ subject }) => subject === name),
    ),
  )
  return tables.join("\n\n")
}

/** Formats the closing table: every missed budget, or a line that none was missed. */
export function formatClosing(figures: readonly Figure[]): string {
  const held = figures.filter(({ budget }) => budget !== null).length
  if (held === 0) return "Nothing with a budget was measured."
  const missed = listMissed(figures)
  if (missed.length === 0) return `All ${held} budgets are kept.`
  const rows = missed.map((figure) => [
    figure.subject,
    figure.name,
    formatValue(figure),
    formatBudget(figure.budget),
    resolveVerdict(figure),
  ])
  const heading = ["", "", "ours", "budget", ""]
  return `${missed.length} of ${held} budgets are missed:\n${formatTable([heading, ...rows], [0, 1, 4])}`
}

function formatSubject(subject: string, figures: readonly Figure[]): string {
  const shops = [...new Set(figures.flatMap(({ peers }) => Object.keys(peers)))]
  const rows = figures.map((figure) => [
    figure.name,
    formatValue(figure),
    formatBudget(figure.budget),
    figure.budget === null ? "" : resolveVerdict(figure),
    ...shops.map((shop) => String(figure.peers[shop] ?? "")),
  ])
  return formatTable([[subject, "ours", "budget", "", ...shops], ...rows], [0, 3])
}

function formatValue({ value, decimals }: Figure): string {
  return value === null ? "–" : value.toFixed(decimals)
}

function formatBudget(budget: Budget | null): string {
  if (budget === null) return ""
  return `${budget.kind === "at-most" ? "≤" : "≥"} ${budget.limit}`
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
