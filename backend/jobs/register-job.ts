import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import { type Job, runExclusive } from "./run-exclusive.ts"

/** How long shutdown waits for a running job; another process does the next run. */
const shutdownTimeoutMs = 1_000

/**
 * Runs the job at its interval while the back end listens, once per interval across all back ends
 * on the database. A failed run is logged, and the next one starts on time.
 */
export function registerJob(app: FastifyInstance, { db }: Pick<Deps, "db">, job: Job): void {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<unknown> | null = null
  let timer: NodeJS.Timeout | undefined
  const turn = () => {
    running ??= runExclusive(db, job, signal)
      .catch((error: unknown) => {
        if (!signal.aborted) app.log.warn({ err: error, job: job.name }, "jobs: run failed")
      })
      .finally(() => {
        running = null
      })
  }
  app.addHook("onListen", () => {
    turn()
    timer = setInterval(turn, job.everyMs)
  })
  app.addHook("onClose", async () => {
    clearInterval(timer)
    stopping.abort()
    await Promise.race([running, sleep(shutdownTimeoutMs, undefined, { ref: false })])
  })
}
