import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildOutboxWorker, type OutboxWorker } from "#backend/outbox/outbox-worker.ts"
import { isEmailAddress } from "#lib/contract/values/contact-validation.ts"
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

type MailDelivererDeps = {
  db: Kysely<Database>
  mailer: Mailer
  /** The sender's address; null for the organisation's own address. */
  from: string | null
  log: FastifyBaseLogger
}

/**
 * Builds the worker that sends queued emails one at a time and retries them until the mail server
 * accepts them.
 */
export function buildMailDeliverer(deps: MailDelivererDeps): OutboxWorker {
  const worker = buildOutboxWorker({
    deliverNext: () => deliverNext(deps),
    getDueInMs: () => getMailDueInMs(deps.db),
    longestSleepMs,
    stopTimeoutMs,
    onError: (error) => deps.log.warn({ err: error }, "mail: database read failed"),
  })
  return {
    ...worker,
    async stop() {
      await worker.stop()
      deps.mailer.close()
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
    unsubscribeUrl: queued.unsubscribe_url,
  }
}
