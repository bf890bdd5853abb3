import { median } from "../median.ts"
import { buildMetric, buildMinBudget, type Metric, resolveVerdict } from "../metric.ts"
import { calmShare, waitForCalm } from "./machine-calm.ts"

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
