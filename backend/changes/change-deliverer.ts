import { randomUUID } from "node:crypto"
import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildAlarm } from "./alarm.ts"
import {
  type Batch,
  claimBatch,
  dropOldChanges,
  getDueInMs,
  markDelivered,
  markFailed,
} from "./change-outbox.ts"
import type { ChangeReceiver } from "./change-receiver.ts"
import { listDistinctChanges } from "./plan-delivery.ts"

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

type Parts = {
  db: Kysely<Database>
  receivers: readonly ChangeReceiver[]
  log: FastifyBaseLogger
}

/** A receiver with the ids of the rows that it accepted while another receiver did not. */
type Told = { receiver: ChangeReceiver; taken: Set<string> }
type Delivery = Parts & { told: readonly Told[] }

/**
 * Delivers committed changes, one event at a time, and retries until every receiver has accepted
 * them.
 */
export function buildChangeDeliverer(options: Parts): ChangeDeliverer {
  const told = options.receivers.map((receiver) => ({ receiver, taken: new Set<string>() }))
  const parts = { ...options, told }
  const alarm = buildAlarm()
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
      } catch (fault) {
        parts.log.warn({ err: fault }, "changes cannot be read from the database")
      }
      // A minimum pause, so that a clock difference cannot make this loop spin.
      if (!signal.aborted) await alarm.sleep(Math.max(sleepMs, 20))
    }
  }

  return {
    wake: alarm.ring,
    start() {
      running = run()
    },
    async stop() {
      stopping.abort()
      alarm.ring()
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
  { db, told, log }: Delivery,
  batch: Batch,
  signal: AbortSignal,
): Promise<boolean> {
  // One id for all receivers, so that storefronts that notify each other can deduplicate the event.
  const id = randomUUID()
  const outcomes = await Promise.allSettled(
    told.map((each) => announceRest(each, { ...batch, id }, signal)),
  )
  const failed = outcomes.filter((outcome) => outcome.status === "rejected")
  if (failed.length > 0) {
    const reason = failed.map((outcome) => describe(outcome.reason)).join("; ")
    log.warn({ reason, attempts: batch.attempts }, "a storefront did not take a change")
    await markFailed(db, batch, reason)
    return false
  }
  await markDelivered(db, batch)
  for (const { taken } of told) for (const { id } of batch.rows) taken.delete(id)
  log.info({ rows: batch.rows.length }, "changes announced")
  return true
}

/**
 * Sends only what this receiver has not accepted yet, so that a storefront that is up does not
 * render its pages again while another one is down.
 */
async function announceRest(
  { receiver, taken }: Told,
  { rows, id }: Pick<Batch, "rows"> & { id: string },
  signal: AbortSignal,
): Promise<void> {
  const open = rows.filter(({ id }) => !taken.has(id))
  if (open.length === 0) return
  const changes = listDistinctChanges(open.flatMap((row) => row.changes))
  await receiver.announce({ id, changes }, signal)
  for (const { id } of open) taken.add(id)
}

async function cleanUp({ db, log, told }: Delivery): Promise<void> {
  const givenUp = await dropOldChanges(db)
  if (givenUp === 0) return
  for (const { taken } of told) taken.clear()
  log.error({ givenUp }, "changes were given up after a day")
}

function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  return fault.cause instanceof Error ? `${fault.message}: ${fault.cause.message}` : fault.message
}
