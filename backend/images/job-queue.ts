/** Runs jobs with limited concurrency. Callers with the same key share a job in flight. */
export type JobQueue<T> = {
  /** Returns the job's result, or null if the queue is full. Rejects with the job's error. */
  run: (key: string, job: () => Promise<T>) => Promise<T> | null
  countWaiting: () => number
  /** Resolves as soon as no job is running. */
  whenIdle: () => Promise<void>
}

/** Builds a queue that runs up to `concurrent` jobs at once and queues up to `maxWaiting`. */
export function buildJobQueue<T>(limits: { concurrent: number; maxWaiting: number }): JobQueue<T> {
  const inFlight = new Map<string, Promise<T>>()
  const waiting: (() => void)[] = []
  const idleWaiters: (() => void)[] = []
  let running = 0

  const acquireSlot = async () => {
    if (running < limits.concurrent) {
      running += 1
      return
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const releaseSlot = () => {
    const next = waiting.shift()
    if (next !== undefined) return next()
    running -= 1
    if (running === 0) for (const resolve of idleWaiters.splice(0)) resolve()
  }

  return {
    countWaiting: () => waiting.length,
    async whenIdle() {
      while (running > 0) await new Promise<void>((resolve) => idleWaiters.push(resolve))
    },
    run(key, job) {
      const shared = inFlight.get(key)
      if (shared !== undefined) return shared
      if (running >= limits.concurrent && waiting.length >= limits.maxWaiting) return null
      const result = acquireSlot()
        .then(job)
        .finally(releaseSlot)
        .finally(() => inFlight.delete(key))
      inFlight.set(key, result)
      return result
    },
  }
}
