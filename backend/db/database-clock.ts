import { setTimeout as sleep } from "node:timers/promises"
import { type Kysely, sql } from "kysely"
import type { Database } from "./schema.ts"

const measureEveryMs = 10_000
/** Clocks closer than this agree: measuring is no better on a busy machine. */
const fineMs = 1_000
const patienceMs = 2_000

/**
 * The database's time, by which all back ends go, so that deadlines and tokens mean the same to each of
 * them whatever its own machine's clock shows or is set to. Until it could be asked, this machine's.
 */
export class DatabaseClock {
  readonly #db: Kysely<Database>
  /** A moment, and what the clock that nobody sets showed then. */
  #known: { ms: number; at: number }
  #timer: NodeJS.Timeout | undefined

  constructor(db: Kysely<Database>, ownMs = Date.now()) {
    this.#db = db
    this.#known = { ms: ownMs, at: performance.now() }
  }

  readonly now = (): Date => new Date(this.#getTime(performance.now()))

  /**
   * Asks the database now, and every ten seconds from then on. Never throws, and waits no longer than two
   * seconds for the first time.
   */
  async start(): Promise<void> {
    const measured = this.measure().catch(() => undefined)
    await Promise.race([measured, sleep(patienceMs, undefined, { ref: false })])
    this.#timer = setTimeout(() => void this.start(), measureEveryMs).unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Throws where the database does not answer; what was known before stays. */
  async measure(): Promise<void> {
    const askedAt = performance.now()
    const { rows } = await sql<{ ms: number }>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::double precision AS ms`.execute(
      this.#db,
    )
    const answeredAt = performance.now()
    const at = (askedAt + answeredAt) / 2
    const [row] = rows
    if (row === undefined || answeredAt - askedAt > fineMs) return
    if (Math.abs(row.ms - this.#getTime(at)) >= fineMs) this.#known = { ms: row.ms, at }
  }

  #getTime(at: number): number {
    return this.#known.ms + at - this.#known.at
  }
}
