import { randomUUID } from "node:crypto"
import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import {
  type Batch,
  claimBatch,
  deleteOldChanges,
  getDueInMs,
  saveDelivered,
  saveFailure,
} from "./change-outbox.ts"
import { listDistinctChanges } from "./plan-delivery.ts"
import type { ChangeReceiver } from "./storefront-webhook.ts"
import { createWakeableTimer } from "./wakeable-timer.ts"

// Longer than one delivery may take, so that a lease expires only after a crash.
const leaseMs = 4_000
const longestSleepMs = 2_000
const cleanUpEveryMs = 600_000

export type ChangeDeliverer = {
  start: () => void
  /** Checks for due changes now instead of after the current sleep. */
  wake: () => void
  /**
   * Aborts the delivery in flight, which is retried later, and resolves when everything is idle.
   */
  stop: () => Promise<void>
}

type ChangeDelivererDeps = {
  db: Kysely<Database>
  receivers: readonly ChangeReceiver[]
  log: FastifyBaseLogger
}

/** A receiver with the ids of the rows that it accepted while another receiver did not. */
type ReceiverProgress = { receiver: ChangeReceiver; taken: Set<string> }
type Delivery = ChangeDelivererDeps & { progress: readonly ReceiverProgress[] }

/**
 * Delivers committed changes, one event at a time, and retries until every receiver has accepted
 * them.
 */
export function buildChangeDeliverer(options: ChangeDelivererDeps): ChangeDeliverer {
  const progress = options.receivers.map((receiver) => ({ receiver, taken: new Set<string>() }))
  const parts = { ...options, progress }
  const timer = createWakeableTimer()
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> = Promise.resolve()

  const run = async () => {
    let cleanUpAt = 0
    while (!signal.aborted) {
      let sleepMs = longestSleepMs
      try {
        if (Date.now() >= cleanUpAt) {
          cleanUpAt = Date.now() + cleanUpEveryMs
          await cleanUp(parts)
        }
        await deliverDue(parts, signal)
        sleepMs = Math.min(longestSleepMs, (await getDueInMs(parts.db)) ?? longestSleepMs)
      } catch (error) {
        parts.log.warn({ err: error }, "outbox: changes could not be read")
      }
      // A minimum pause, so that a clock difference cannot make this loop spin.
      if (!signal.aborted) await timer.sleep(Math.max(sleepMs, 20))
    }
  }

  return {
    wake: timer.ring,
    start() {
      running = run()
    },
    async stop() {
      stopping.abort()
      timer.ring()
      await running
    },
  }
}

async function deliverDue(parts: Delivery, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const batch = await claimBatch(parts.db, leaseMs)
    if (batch === null || !(await deliver(parts, batch, signal))) return
  }
}

async function deliver(
  { db, progress, log }: Delivery,
  batch: Batch,
  signal: AbortSignal,
): Promise<boolean> {
  // One id for all receivers, so that storefronts that notify each other can deduplicate the event.
  const id = randomUUID()
  const outcomes = await Promise.allSettled(
    progress.map((each) => sendRemaining(each, { ...batch, id }, signal)),
  )
  const failed = outcomes.filter((outcome) => outcome.status === "rejected")
  if (failed.length > 0) {
    const reason = failed.map((outcome) => describe(outcome.reason)).join("; ")
    log.warn({ reason, attempts: batch.attempts }, "outbox: webhook delivery failed")
    await saveFailure(db, batch, reason)
    return false
  }
  await saveDelivered(db, batch)
  for (const { taken } of progress) for (const { id } of batch.rows) taken.delete(id)
  log.info({ rows: batch.rows.length }, "outbox: changes delivered")
  return true
}

/**
 * Sends only what this receiver has not accepted yet, so that a storefront that is up does not
 * render its pages again while another one is down.
 */
async function sendRemaining(
  { receiver, taken }: ReceiverProgress,
  { rows, id }: Pick<Batch, "rows"> & { id: string },
  signal: AbortSignal,
): Promise<void> {
  const open = rows.filter(({ id }) => !taken.has(id))
  if (open.length === 0) return
  const changes = listDistinctChanges(open.flatMap((row) => row.changes))
  await receiver.send({ id, changes }, signal)
  for (const { id } of open) taken.add(id)
}

async function cleanUp({ db, log, progress }: Delivery): Promise<void> {
  const givenUp = await deleteOldChanges(db)
  if (givenUp === 0) return
  for (const { taken } of progress) taken.clear()
  log.error({ givenUp }, "outbox: changes given up")
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
