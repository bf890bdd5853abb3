import { cpus } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import {
  type Budget,
  buildMetric,
  buildMinBudget,
  listMissed,
  type Metric,
  median,
  resolveVerdict,
} from "../metric.ts"

/** Share of busy processors above which other load distorts a measurement. */
const calmShare = 0.35

const sampleMs = 400

const maxSamples = 12

/** Collects the results of a benchmark, and how busy the machine was meanwhile. */
export class Report {
  readonly metrics: Metric[] = []
  readonly notes: string[] = []
  readonly #details: Record<string, unknown> = {}
  readonly #busyShares: number[] = []
  readonly #signal: AbortSignal
  readonly #write: (line: string) => void

  constructor(signal: AbortSignal, write: (line: string) => void) {
    this.#signal = signal
    this.#write = write
  }

  /** Prints what is being measured now. */
  printProgress(line: string): void {
    this.#write(`  … ${line}`)
  }

  add(metrics: readonly Metric[]): void {
    this.metrics.push(...metrics)
  }

  /** Stores the single measurements behind the metrics for the file. */
  addDetails(name: string, detail: unknown): void {
    this.#details[name] = detail
  }

  /** Adds a line below the metrics. */
  addNote(line: string): void {
    this.notes.push(line)
  }

  /** Measures one section; a section that throws counts as a missed budget, the others continue. */
  async attempt(subject: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#signal.throwIfAborted()
      const reason = error instanceof Error ? error.message : String(error)
      this.addNote(`"${subject}" broke off: ${reason.split("\n")[0]}`)
      this.add([buildMetric(subject, "measured to the end", 0, { budget: buildMinBudget(1) })])
    }
  }

  /** Waits a little for an idle machine, and records how busy it was. */
  async waitForCalm(): Promise<void> {
    this.#busyShares.push(await waitForCalm(this.#signal))
  }

  /** A warning that the machine was too busy for reliable times, or null. */
  get busyWarning(): string | null {
    const busy = median(this.#busyShares)
    if (busy === null || busy <= calmShare) return null
    const percent = Math.round(busy * 100)
    return `Other programs used ${percent} % of this machine's processors: times are too high.`
  }

  /** The whole report, for `latest.json`. */
  toJson(conditions: Record<string, unknown>): Record<string, unknown> {
    const metrics = this.metrics.map((metric) => ({ ...metric, verdict: resolveVerdict(metric) }))
    const busyShare = median(this.#busyShares)
    return {
      conditions: { ...conditions, busyShare },
      notes: this.notes,
      metrics,
      details: this.#details,
    }
  }
}

/**
 * Measures the share (0 to 1) of the machine's processors in use before one of our measurements.
 */
async function measureBusyShare(): Promise<number> {
  const before = sumTimes()
  await sleep(sampleMs)
  const after = sumTimes()
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

/** Waits a few seconds for other load on this machine to end; returns the share still in use. */
async function waitForCalm(signal: AbortSignal): Promise<number> {
  let busy = await measureBusyShare()
  for (let sample = 1; sample < maxSamples && busy > calmShare; sample += 1) {
    signal.throwIfAborted()
    busy = await measureBusyShare()
  }
  return busy
}

function sumTimes(): { idle: number; all: number } {
  const sum = { idle: 0, all: 0 }
  for (const { times } of cpus()) {
    sum.idle += times.idle
    sum.all += times.user + times.nice + times.sys + times.irq + times.idle
  }
  return sum
}

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

export function formatValue({ value, decimals }: Metric): string {
  return value === null ? "–" : value.toFixed(decimals)
}

export function formatBudget(budget: Budget | null): string {
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
