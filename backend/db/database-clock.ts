import { setTimeout as sleep } from "node:timers/promises"
import { type Kysely, sql } from "kysely"
import type { Database } from "./schema.ts"

const measureEveryMs = 10_000
/** Differences below this are ignored: a busy machine cannot measure more precisely. */
const toleranceMs = 1_000
const timeoutMs = 2_000

/**
 * A clock synchronised with the database server. All back-end processes use it, so that deadlines
 * and token expiry agree despite clock skew between machines. Until the first measurement it uses
 * the local clock.
 */
export class DatabaseClock {
  readonly #db: Kysely<Database>
  /** A wall-clock timestamp in ms and the monotonic `performance.now()` value at that instant. */
  #known: { ms: number; at: number }
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(db: Kysely<Database>, localMs = Date.now()) {
    this.#db = db
    this.#known = { ms: localMs, at: performance.now() }
  }

  /** Returns the current time by the database's clock. */
  readonly now = (): Date => new Date(this.#getTime(performance.now()))

  /**
   * Measures now and then every ten seconds. Never throws. Waits at most two seconds for the first
   * measurement.
   */
  async start(): Promise<void> {
    const measured = this.measure().catch(() => undefined)
    await Promise.race([measured, sleep(timeoutMs, undefined, { ref: false })])
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.start(), measureEveryMs).unref()
  }

  /** Stops measuring for good, also during the first measurement. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** Reads the database time. Throws if the query fails; the previous measurement then stays. */
  async measure(): Promise<void> {
    const requestedAt = performance.now()
    const { rows } = await sql<{ ms: number }>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::double precision AS ms`.execute(
      this.#db,
    )
    const receivedAt = performance.now()
    const at = (requestedAt + receivedAt) / 2
    const [row] = rows
    if (row === undefined || receivedAt - requestedAt > toleranceMs) return
    if (Math.abs(row.ms - this.#getTime(at)) >= toleranceMs) this.#known = { ms: row.ms, at }
  }

  #getTime(at: number): number {
    return this.#known.ms + at - this.#known.at
  }
}
