import type { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"

const measureEveryMs = 10_000
/** Minimum difference to the monotonic clock that shows that the system clock was set. */
const clockChangeMs = 1_000

/**
 * Converts timestamps between this machine's clock and that of Redis, so that machines whose clocks
 * differ agree on which page is newer.
 */
export class RedisClock {
  readonly #guard: RedisCircuitBreaker
  #offsetMs: number | null = null
  /** How far the system clock was from the monotonic clock at the last check. */
  #wallMs = readWallMs()

  constructor(guard: RedisCircuitBreaker) {
    this.#guard = guard
    setInterval(() => void this.measure(), measureEveryMs).unref()
  }

  /** True once both clocks were compared; until then timestamps cannot be converted. */
  get isMeasured(): boolean {
    return this.#offsetMs !== null
  }

  async measure(): Promise<void> {
    const requestedAt = Date.now()
    const redisMs = await this.#guard.attempt((memory) => memory.getTime())
    const respondedAt = Date.now()
    if (redisMs === undefined) return
    this.#adjustForClockChange()
    const [min, max] = [redisMs - respondedAt, redisMs - requestedAt]
    // An offset that is still possible was measured with a response as fast as this one, or faster.
    if (this.#offsetMs !== null && this.#offsetMs >= min && this.#offsetMs <= max) return
    this.#offsetMs = (min + max) / 2
  }

  toRedis(localMs: number): number {
    this.#adjustForClockChange()
    return localMs + (this.#offsetMs ?? 0)
  }

  toLocal(redisMs: number): number {
    this.#adjustForClockChange()
    return redisMs - (this.#offsetMs ?? 0)
  }

  /** Adjusts the offset by as much as the system clock was set forward or back. */
  #adjustForClockChange(): void {
    const wallMs = readWallMs()
    const changeMs = wallMs - this.#wallMs
    if (Math.abs(changeMs) < clockChangeMs) return
    this.#wallMs = wallMs
    if (this.#offsetMs !== null) this.#offsetMs -= changeMs
  }
}

function readWallMs(): number {
  return Date.now() - performance.now()
}
