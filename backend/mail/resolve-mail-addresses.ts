import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { isEmailAddress } from "#lib/contract/contact-validation.ts"
import type { QueuedMail } from "./mail-outbox.ts"
import type { Mail } from "./mailer.ts"

/**
 * Returns a queued email with the addresses of the shop's current settings: the recipient is the
 * owner if none is set; the sender is `from`, or the owner. Throws an error that names the missing
 * setting.
 */
export async function resolveMailAddresses(
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
