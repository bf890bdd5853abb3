import { randomUUID } from "node:crypto"
import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import {
  type Batch,
  claimBatch,
  deleteOldChanges,
  getChangeDueInMs,
  saveDelivered,
  saveFailure,
} from "./change-outbox.ts"
import { buildOutboxWorker, type OutboxWorker } from "./outbox-worker.ts"
import { listDistinctChanges } from "./plan-delivery.ts"
import type { ChangeReceiver } from "./storefront-webhook.ts"

// Longer than one delivery may take, so that a lease expires only after a crash.
const leaseMs = 4_000
const longestSleepMs = 2_000
const cleanUpEveryMs = 600_000

type ChangeDelivererDeps = {
  db: Kysely<Database>
  receivers: readonly ChangeReceiver[]
  log: FastifyBaseLogger
}

/** A receiver with the ids of the rows that it accepted while another receiver did not. */
type ReceiverProgress = { receiver: ChangeReceiver; taken: Set<string> }
type Delivery = ChangeDelivererDeps & { progress: readonly ReceiverProgress[] }

/**
 * Builds the worker that delivers committed changes, one event at a time, and retries until every
 * receiver has accepted them.
 */
export function buildChangeDeliverer(deps: ChangeDelivererDeps): OutboxWorker {
  const { db, log } = deps
  const progress = deps.receivers.map((receiver) => ({ receiver, taken: new Set<string>() }))
  const delivery = { ...deps, progress }
  let cleanUpAt = 0
  return buildOutboxWorker({
    async deliverNext(signal) {
      if (Date.now() >= cleanUpAt) {
        cleanUpAt = Date.now() + cleanUpEveryMs
        await cleanUp(delivery)
      }
      const batch = await claimBatch(db, leaseMs)
      return batch !== null && (await deliver(delivery, batch, signal))
    },
    getDueInMs: () => getChangeDueInMs(db),
    longestSleepMs,
    onError: (error) => log.warn({ err: error }, "outbox: changes could not be read"),
  })
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
