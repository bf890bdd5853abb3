import { type Metric, resolveVerdict } from "../metric.ts"
import { formatBudget, formatValue } from "./report.ts"

/** When, on how many cores and how often a benchmark measured. */
type Run = { startedAt: Date; processors: number; runs: number }

/** Subjects that are measured for several pages: "page: home", "load: empty page". */
const pageSubject = /^(page|load|lighthouse): (home|category|product|article|empty page)$/

/**
 * Formats the metrics as Markdown for the documentation: pages side by side in one table, the rest
 * below in another. Values outside their budget are bold.
 */
export function formatMarkdown(metrics: readonly Metric[], run: Run): string {
  const ofPages = metrics.filter(({ subject }) => pageSubject.test(subject))
  const others = metrics.filter(({ subject }) => !pageSubject.test(subject))
  const tables = [formatPages(ofPages), formatOthers(others)].filter((table) => table !== "")
  return [formatRun(run), ...tables].join("\n\n")
}

function formatRun({ startedAt, processors, runs }: Run): string {
  const date = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" })
  const cores = processors === 1 ? "one core" : `${processors} cores`
  const each = runs === 1 ? "one run" : `medians of ${runs} runs`
  return `Measured on ${date.format(startedAt)}, ${cores}, ${each}; bold: outside the budget.`
}

/** A row of the table of pages: one metric of all pages. */
type Row = { name: string; budgets: Set<string>; values: Map<string, string> }

function formatPages(metrics: readonly Metric[]): string {
  const rows = new Map<string, Row>()
  const columns = new Set<string>()
  for (const metric of metrics) {
    const [, group = "", page = ""] = pageSubject.exec(metric.subject) ?? []
    const name = group === "page" ? metric.name : `${group}: ${metric.name}`
    const row = rows.get(name) ?? { name, budgets: new Set(), values: new Map() }
    if (metric.budget !== null) row.budgets.add(formatBudget(metric.budget))
    row.values.set(page, formatCell(metric))
    rows.set(name, row)
    columns.add(page)
  }
  if (rows.size === 0) return ""
  return formatTable(
    ["", "budget", ...columns],
    [...rows.values()].map(({ name, budgets, values }) => [
      name,
      [...budgets].join(", "),
      ...[...columns].map((column) => values.get(column) ?? ""),
    ]),
  )
}

function formatOthers(metrics: readonly Metric[]): string {
  if (metrics.length === 0) return ""
  const rows = metrics.map((metric) => [
    `${metric.subject}: ${metric.name}`,
    formatBudget(metric.budget),
    formatCell(metric),
  ])
  return formatTable(["", "budget", "measured"], rows)
}

function formatCell(metric: Metric): string {
  const value = formatValue(metric)
  const isMissed = ["over", "not measured"].includes(resolveVerdict(metric))
  return isMissed ? `**${value}**` : value
}

function formatTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heading.map((_, column) => (column < 2 ? "---" : "--:"))
  return [heading, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")
}
