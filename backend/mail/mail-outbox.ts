import { type Kysely, type Selectable, type SqlBool, sql } from "kysely"
import type { MailOutboxTable } from "#backend/db/forms-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildTimeAfterMs, getDueInMs, resolvePauseMs } from "#backend/outbox/plan-delivery.ts"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { defaultLocale, getLanguageTag } from "#lib/contract/languages.ts"
import { isEmailAddress } from "#lib/contract/values/contact-validation.ts"
import type { EmailBranding } from "./branding.ts"
import { type Email, renderEmail } from "./email-template.ts"

export type QueuedMail = Selectable<MailOutboxTable>

/** An email to the shop's owner; `about` names the record that it is about. */
export type OwnerMail = {
  about: string
  replyTo: string | null
  subject: string
  text: string
  html: string
}

/** An email to any address; without `replyTo`, replies go to the sender. */
type AddressedMail = Omit<OwnerMail, "replyTo"> & {
  to: string
  replyTo?: string | null
  /** Where mail clients unsubscribe with one click; absent for emails that belong to no list. */
  unsubscribeUrl?: string
}

const longestPauseMs = 600_000
/** An email that could not be sent for this long is given up. */
const giveUpAfterMs = 5 * 86_400_000

/** Enqueues an email to the shop's owner, to be sent if and when this transaction commits. */
export async function enqueueOwnerMail(trx: Kysely<Database>, mail: OwnerMail): Promise<void> {
  await insertMail(trx, mail, null)
}

/**
 * Enqueues an email to any address, such as a customer's, to be sent if and when this transaction
 * commits.
 */
export async function enqueueAddressedMail(
  trx: Kysely<Database>,
  mail: AddressedMail,
): Promise<void> {
  await insertMail(trx, { ...mail, replyTo: mail.replyTo ?? null }, mail.to)
}

async function insertMail(
  trx: Kysely<Database>,
  mail: OwnerMail & { unsubscribeUrl?: string },
  to: string | null,
) {
  await trx
    .insertInto("mail_outbox")
    .values({
      about: mail.about,
      to_address: to,
      reply_to: mail.replyTo,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    })
    .execute()
}

/**
 * Returns the next email to send; null if none is due. Leases it for `leaseMs`, so that no other
 * process sends it in the meantime; it becomes due again if this process crashes.
 */
export async function claimMail(db: Kysely<Database>, leaseMs: number): Promise<QueuedMail | null> {
  const row = await db
    .updateTable("mail_outbox")
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: buildTimeAfterMs(leaseMs),
    })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("mail_outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("given_up_at", "is", null)
        .where("next_attempt_at", "<=", sql<Date>`now()`)
        .orderBy("next_attempt_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Saves that an email was sent, with its sender and recipient. */
export async function saveMailSent(
  db: Kysely<Database>,
  id: string,
  addresses: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({
      sent_at: sql<Date>`now()`,
      last_error: null,
      from_address: addresses.from,
      to_address: addresses.to,
    })
    .where("id", "=", id)
    .execute()
}

/**
 * Saves the error of a failed attempt and schedules the next attempt; true if the email is given up
 * instead.
 */
export async function saveMailFailure(
  db: Kysely<Database>,
  mail: QueuedMail,
  reason: string,
): Promise<boolean> {
  const row = await db
    .updateTable("mail_outbox")
    .set({
      last_error: reason.slice(0, 500),
      next_attempt_at: buildTimeAfterMs(resolvePauseMs(mail.attempts, longestPauseMs)),
      given_up_at: sql`CASE WHEN created_at < now() - ${giveUpAfterMs}::double precision
        * interval '1 ms' THEN now() END`,
    })
    .where("id", "=", mail.id)
    .returning("given_up_at")
    .executeTakeFirst()
  return row !== undefined && row.given_up_at !== null
}

/** Returns the milliseconds until the next email is due; null if none is waiting. */
export function getMailDueInMs(db: Kysely<Database>): Promise<number | null> {
  return getDueInMs(db, "mail_outbox", sql<SqlBool>`sent_at IS NULL AND given_up_at IS NULL`)
}

/** Deletes emails that were sent or given up before a date; pending ones stay. */
export async function deleteOldMails(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`DELETE FROM mail_outbox
    WHERE sent_at < ${before} OR given_up_at < ${before}`.execute(db)
}

/**
 * Enqueues an email to a customer, to be sent if and when this transaction commits. Replies go to
 * the shop, also if its emails are sent from a no-reply address.
 */
export async function enqueueEmail(
  trx: Kysely<Database>,
  email: Email,
  parts: {
    about: string
    to: string
    head: EmailBranding
    words: Translations
    unsubscribeUrl?: string
  },
): Promise<void> {
  const { about, to, head, words, unsubscribeUrl } = parts
  const replyTo = isEmailAddress(head.email) ? head.email : null
  const rendered = renderEmail(email, head, words)
  await enqueueAddressedMail(trx, {
    ...rendered,
    about,
    to,
    replyTo,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  })
}

/** Returns the translations for emails to the shop's owner, which are in English. */
export function getOwnerTranslations(): Translations {
  return getTranslations(defaultLocale)
}

/** Returns a line that states the customer's language for the owner's reply; none for English. */
export function formatReplyLanguage(language: string): string[] {
  if (language === defaultLocale) return []
  const name = new Intl.DisplayNames("en-AU", { type: "language" }).of(getLanguageTag(language))
  return [`They read the shop in ${name ?? language}.`]
}
