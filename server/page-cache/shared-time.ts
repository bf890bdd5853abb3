import type { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"

const measureEveryMs = 10_000
/** A clock that has moved so far beside the one that nobody sets was set. */
const setByMs = 1_000

/**
 * Turns this machine's moments into those of the shared memory's clock and back, so that machines
 * whose clocks differ agree on which page is younger.
 */
export class SharedTime {
  readonly #guard: MemoryGuard
  #aheadMs: number | null = null
  /** What this machine's clock was ahead of the one that nobody sets at the last look. */
  #wallMs = readWallMs()

  constructor(guard: MemoryGuard) {
    this.#guard = guard
    setInterval(() => void this.measure(), measureEveryMs).unref()
  }

  /** Whether both clocks have been held beside each other; until then moments cannot be turned. */
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
    // What may be so still was found by an answer that was as quick, or quicker.
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

  /** A clock that is put forward or back is as much nearer to the shared one, or farther from it. */
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
