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
  const underWay = new Map<string, Promise<T>>()
  const waiting: (() => void)[] = []
  const yielding: (() => void)[] = []
  let running = 0

  const takeTurn = async () => {
    if (running < limits.concurrent) {
      running += 1
      return
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const passTurn = () => {
    const next = waiting.shift()
    if (next !== undefined) return next()
    running -= 1
    if (running === 0) for (const goOn of yielding.splice(0)) goOn()
  }

  return {
    countWaiting: () => waiting.length,
    async whenIdle() {
      while (running > 0) await new Promise<void>((resolve) => yielding.push(resolve))
    },
    run(key, job) {
      const shared = underWay.get(key)
      if (shared !== undefined) return shared
      if (running >= limits.concurrent && waiting.length >= limits.maxWaiting) return null
      const result = takeTurn()
        .then(job)
        .finally(passTurn)
        .finally(() => underWay.delete(key))
      underWay.set(key, result)
      return result
    },
  }
}
