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

// Longer than an announcement may take, so that only a crash lets it run out.
const leaseMs = 4_000
const longestSleepMs = 2_000
const cleanUpEveryMs = 600_000

export type ChangeDeliverer = {
  start: () => void
  /** Looks for changes now rather than at the next turn. */
  wake: () => void
  /** Calls off the announcement under way, to be made again, and resolves when all is at rest. */
  stop: () => Promise<void>
}

type Parts = { db: Kysely<Database>; receiver: ChangeReceiver; log: FastifyBaseLogger }

/** Announces committed changes one event at a time, and again until they are taken. */
export function buildChangeDeliverer(parts: Parts): ChangeDeliverer {
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
      // A floor under the pause, so that no clock difference can make this loop spin.
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

async function deliverDue(parts: Parts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const batch = await claimBatch(parts.db, leaseMs)
    if (batch === null || !(await deliver(parts, batch, signal))) return
  }
}

async function deliver(
  { db, receiver, log }: Parts,
  batch: Batch,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await receiver.announce({ id: randomUUID(), changes: batch.changes }, signal)
  } catch (fault) {
    const reason = describe(fault)
    log.warn({ reason, attempts: batch.attempts }, "the storefront did not take a change")
    await markFailed(db, batch, reason)
    return false
  }
  await markDelivered(db, batch)
  log.info({ changes: batch.changes.length, rows: batch.ids.length }, "changes announced")
  return true
}

async function cleanUp({ db, log }: Parts): Promise<void> {
  const givenUp = await dropOldChanges(db)
  if (givenUp > 0) log.error({ givenUp }, "changes were given up after a day")
}

function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  return fault.cause instanceof Error ? `${fault.message}: ${fault.cause.message}` : fault.message
}
