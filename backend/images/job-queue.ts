import pLimit from "p-limit"

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
  const limit = pLimit(limits.concurrent)
  const inFlight = new Map<string, Promise<T>>()
  return {
    countWaiting: () => limit.pendingCount,
    async whenIdle() {
      while (inFlight.size > 0) await Promise.allSettled(inFlight.values())
    },
    run(key, job) {
      const shared = inFlight.get(key)
      if (shared !== undefined) return shared
      if (inFlight.size >= limits.concurrent + limits.maxWaiting) return null
      const result = limit(job).finally(() => inFlight.delete(key))
      inFlight.set(key, result)
      return result
    },
  }
}
