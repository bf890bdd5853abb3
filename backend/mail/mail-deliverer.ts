import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { createWakeableTimer } from "#backend/outbox/wakeable-timer.ts"
import { isEmailAddress } from "#lib/contract/contact-validation.ts"
import {
  claimMail,
  getMailDueInMs,
  type QueuedMail,
  saveMailFailure,
  saveMailSent,
} from "./mail-outbox.ts"
import type { Mail, Mailer } from "./mailer.ts"

// Longer than one email may take, so that a lease expires only after a crash.
const leaseMs = 60_000
const longestSleepMs = 5_000
/** Timeout in ms for an email in flight on shutdown; it is sent again if it takes longer. */
const stopTimeoutMs = 1_000

export type MailDeliverer = {
  start: () => void
  /** Checks for due emails now instead of after the current sleep. */
  wake: () => void
  /** Resolves when everything is idle, at most a second after an email in flight. */
  stop: () => Promise<void>
}

type MailDelivererDeps = {
  db: Kysely<Database>
  mailer: Mailer
  /** The sender's address; null for the organisation's own address. */
  from: string | null
  log: FastifyBaseLogger
}

/** Sends queued emails one at a time and retries them until the mail server accepts them. */
export function buildMailDeliverer(parts: MailDelivererDeps): MailDeliverer {
  const timer = createWakeableTimer()
  let isStopping = false
  let running: Promise<void> = Promise.resolve()

  const run = async () => {
    while (!isStopping) {
      let sleepMs = longestSleepMs
      try {
        while (!isStopping) if (!(await deliverNext(parts))) break
        sleepMs = Math.min(longestSleepMs, (await getMailDueInMs(parts.db)) ?? longestSleepMs)
      } catch (error) {
        parts.log.warn({ err: error }, "mail: database read failed")
      }
      // A minimum pause, so that a clock difference cannot make this loop spin.
      if (!isStopping) await timer.sleep(Math.max(sleepMs, 50))
    }
  }

  return {
    wake: timer.ring,
    start() {
      running = run()
    },
    async stop() {
      isStopping = true
      timer.ring()
      await Promise.race([running, sleep(stopTimeoutMs, undefined, { ref: false })])
      parts.mailer.close()
    },
  }
}

/** Sends the next due email; false if there is none or it could not be sent. */
async function deliverNext(parts: MailDelivererDeps): Promise<boolean> {
  const { db, log } = parts
  const queued = await claimMail(db, leaseMs)
  if (queued === null) return false
  const line = { mail: queued.id, about: queued.about, attempts: queued.attempts }
  try {
    await send(parts, queued)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const isGivenUp = await saveMailFailure(db, queued, reason)
    if (isGivenUp) log.error({ ...line, reason }, "mail: gave up")
    else log.warn({ ...line, reason }, "mail: send failed, will retry")
    return false
  }
  log.info(line, "mail: sent")
  return true
}

async function send({ db, mailer, from }: MailDelivererDeps, queued: QueuedMail): Promise<void> {
  const mail = await resolveMailAddresses(db, queued, from)
  await mailer.send(mail)
  await saveMailSent(db, queued.id, { from: mail.from.address, to: mail.to })
}

/**
 * Returns a queued email with the addresses of the shop's current settings: the recipient is the
 * owner if none is set; the sender is `from`, or the owner. Throws an error that names the missing
 * setting.
 */
async function resolveMailAddresses(
  db: Kysely<Database>,
  queued: QueuedMail,
  from: string | null,
): Promise<Mail> {
  const owner = await db
    .selectFrom("domains")
    .select(["organisation_email", "organisation_name"])
    .executeTakeFirst()
  const to = queued.to_address ?? owner?.organisation_email ?? ""
  const sender = from ?? owner?.organisation_email ?? ""
  if (!isEmailAddress(to) || !isEmailAddress(sender)) {
    throw new Error("the site's settings have no email address of the organisation")
  }
  return {
    id: queued.id,
    from: { name: owner?.organisation_name ?? "", address: sender },
    to,
    replyTo: queued.reply_to,
    subject: queued.subject,
    text: queued.text_body,
    html: queued.html_body,
    date: queued.created_at,
  }
}
