export type Alarm = {
  /** Resolves after so many ms, or as soon as it rings; at once if it rang since the last sleep. */
  sleep: (ms: number) => Promise<void>
  ring: () => void
}

/** A sleep that can be cut short, and that no ring is lost to. */
export function buildAlarm(): Alarm {
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
