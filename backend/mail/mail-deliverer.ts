import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import { buildAlarm } from "#backend/changes/alarm.ts"
import type { Database } from "#backend/db/schema.ts"
import { addressMail } from "./address-mail.ts"
import { claimMail, getMailDueInMs, markSent, markUnsent, type QueuedMail } from "./mail-outbox.ts"
import type { Mailer } from "./mailer.ts"

// Longer than a mail may take, so that only a crash lets it run out.
const leaseMs = 60_000
const longestSleepMs = 5_000
/** How long a mail under way may still take when the shop stops; it is sent again otherwise. */
const patienceMs = 1_000

export type MailDeliverer = {
  start: () => void
  /** Looks for mails now rather than at the next turn. */
  wake: () => void
  /** Resolves when all is at rest, a second after a mail under way at the latest. */
  stop: () => Promise<void>
}

type Parts = {
  db: Kysely<Database>
  mailer: Mailer
  /** The sender's address; null for the organisation's own. */
  from: string | null
  log: FastifyBaseLogger
}

/** Sends queued mails one at a time, and again until they are taken. */
export function buildMailDeliverer(parts: Parts): MailDeliverer {
  const alarm = buildAlarm()
  let isStopping = false
  let running: Promise<void> = Promise.resolve()

  const run = async () => {
    while (!isStopping) {
      let sleepMs = longestSleepMs
      try {
        while (!isStopping) if (!(await deliverNext(parts))) break
        sleepMs = Math.min(longestSleepMs, (await getMailDueInMs(parts.db)) ?? longestSleepMs)
      } catch (fault) {
        parts.log.warn({ err: fault }, "mails cannot be read from the database")
      }
      // A floor under the pause, so that no clock difference can make this loop spin.
      if (!isStopping) await alarm.sleep(Math.max(sleepMs, 50))
    }
  }

  return {
    wake: alarm.ring,
    start() {
      running = run()
    },
    async stop() {
      isStopping = true
      alarm.ring()
      await Promise.race([running, sleep(patienceMs, undefined, { ref: false })])
      parts.mailer.close()
    },
  }
}

/** Sends the next mail that is due; false when there is none, or it could not be sent. */
async function deliverNext(parts: Parts): Promise<boolean> {
  const { db, log } = parts
  const queued = await claimMail(db, leaseMs)
  if (queued === null) return false
  const line = { mail: queued.id, about: queued.about, attempts: queued.attempts }
  try {
    await send(parts, queued)
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault)
    const isGivenUp = await markUnsent(db, queued, reason)
    if (isGivenUp) log.error({ ...line, reason }, "a mail was given up; it stays in the outbox")
    else log.warn({ ...line, reason }, "a mail could not be sent yet")
    return false
  }
  log.info(line, "mail sent")
  return true
}

async function send({ db, mailer, from }: Parts, queued: QueuedMail): Promise<void> {
  const mail = await addressMail(db, queued, from)
  await mailer.send(mail)
  await markSent(db, queued.id, { from: mail.from.address, to: mail.to })
}
