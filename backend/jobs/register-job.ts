import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import { type Job, takeTurn } from "./take-turn.ts"

/** How long a turn under way may still take when the process ends; another process does the next. */
const patienceMs = 1_000

/**
 * Has the job done for as long as the back end listens, once per turn however many back ends share
 * the database. A turn that fails is logged, and the next one comes in its time.
 */
export function registerJob(app: FastifyInstance, { db }: Pick<Deps, "db">, job: Job): void {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<unknown> | null = null
  let timer: NodeJS.Timeout | undefined
  const turn = () => {
    running ??= takeTurn(db, job, signal)
      .catch((fault: unknown) => {
        if (!signal.aborted) app.log.warn({ err: fault, job: job.name }, "a job failed")
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
    await Promise.race([running, sleep(patienceMs, undefined, { ref: false })])
  })
}
