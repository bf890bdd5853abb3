import type { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"

const measureEveryMs = 10_000
/** Minimum difference to the monotonic clock that shows that the system clock was set. */
const setByMs = 1_000

/**
 * Converts timestamps between this machine's clock and that of Redis, so that machines whose clocks
 * differ agree on which page is newer.
 */
export class SharedTime {
  readonly #guard: MemoryGuard
  #aheadMs: number | null = null
  /** How far the system clock was from the monotonic clock at the last check. */
  #wallMs = readWallMs()

  constructor(guard: MemoryGuard) {
    this.#guard = guard
    setInterval(() => void this.measure(), measureEveryMs).unref()
  }

  /** True once both clocks were compared; until then timestamps cannot be converted. */
  get isKnown(): boolean {
    return this.#aheadMs !== null
  }

  async measure(): Promise<void> {
    const askedAt = Date.now()
    const sharedMs = await this.#guard.attempt((memory) => memory.getTime())
    const answeredAt = Date.now()
    if (sharedMs === undefined) return
    this.#noticeSetting()
    const [least, most] = [sharedMs - answeredAt, sharedMs - askedAt]
    // An offset that is still possible was measured with a response as fast as this one, or faster.
    if (this.#aheadMs !== null && this.#aheadMs >= least && this.#aheadMs <= most) return
    this.#aheadMs = (least + most) / 2
  }

  toShared(ownMs: number): number {
    this.#noticeSetting()
    return ownMs + (this.#aheadMs ?? 0)
  }

  toOwn(sharedMs: number): number {
    this.#noticeSetting()
    return sharedMs - (this.#aheadMs ?? 0)
  }

  /** Adjusts the offset by as much as the system clock was set forward or back. */
  #noticeSetting(): void {
    const wallMs = readWallMs()
    const setMs = wallMs - this.#wallMs
    if (Math.abs(setMs) < setByMs) return
    this.#wallMs = wallMs
    if (this.#aheadMs !== null) this.#aheadMs -= setMs
  }
}

function readWallMs(): number {
  return Date.now() - performance.now()
}
