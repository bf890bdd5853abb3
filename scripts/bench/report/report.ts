import { atLeast, buildFigure, type Figure, resolveVerdict } from "../figure.ts"
import { median } from "../median.ts"
import { calmShare, waitForCalm } from "./machine-calm.ts"

/** What a benchmark has found so far, and how calm the machine was meanwhile. */
export class Report {
  readonly figures: Figure[] = []
  readonly notes: string[] = []
  readonly #details: Record<string, unknown> = {}
  readonly #busyShares: number[] = []
  readonly #signal: AbortSignal
  readonly #write: (line: string) => void

  constructor(signal: AbortSignal, write: (line: string) => void) {
    this.#signal = signal
    this.#write = write
  }

  /** Tells the person who waits what is being measured now. */
  say(line: string): void {
    this.#write(`  … ${line}`)
  }

  add(figures: readonly Figure[]): void {
    this.figures.push(...figures)
  }

  /** Keeps the single measurements behind the figures for the file. */
  keep(name: string, detail: unknown): void {
    this.#details[name] = detail
  }

  /** A sentence to stand below the figures. */
  note(line: string): void {
    this.notes.push(line)
  }

  /** Measures one part; a part that breaks off counts as a missed budget, the others go on. */
  async attempt(subject: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#signal.throwIfAborted()
      const reason = error instanceof Error ? error.message : String(error)
      this.note(`"${subject}" broke off: ${reason.split("\n")[0]}`)
      this.add([buildFigure(subject, "measured to the end", 0, { budget: atLeast(1) })])
    }
  }

  /** Waits a little for a calm machine, and remembers how calm it was. */
  async waitForCalm(): Promise<void> {
    this.#busyShares.push(await waitForCalm(this.#signal))
  }

  /** A sentence about a machine that was too busy to be trusted, or null. */
  get busyWarning(): string | null {
    const busy = median(this.#busyShares)
    if (busy === null || busy <= calmShare) return null
    const percent = Math.round(busy * 100)
    return `Other programs used ${percent} % of this machine's processors: times are too high.`
  }

  /** Everything, for `latest.json`. */
  toJson(conditions: Record<string, unknown>): Record<string, unknown> {
    const figures = this.figures.map((figure) => ({ ...figure, verdict: resolveVerdict(figure) }))
    const busyShare = median(this.#busyShares)
    return {
      conditions: { ...conditions, busyShare },
      notes: this.notes,
      figures,
      details: this.#details,
    }
  }
}
