export type WakeableTimer = {
  /**
   * Resolves after `ms` milliseconds or on the next `ring()`; at once if `ring()` was called since
   * the last sleep.
   */
  sleep: (ms: number) => Promise<void>
  ring: () => void
}

/**
 * Returns an interruptible sleep. A `ring()` between two sleeps is not lost: it ends the next
 * sleep.
 */
export function createWakeableTimer(): WakeableTimer {
  let hasRung = false
  let wakeUp: (() => void) | null = null
  return {
    async sleep(ms) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wakeUp = null
      hasRung = false
    },
    ring() {
      hasRung = true
      wakeUp?.()
    },
  }
}
