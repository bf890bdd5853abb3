import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Translations } from "#backend/texts/translations.ts"
import { isEmailAddress } from "#lib/contract/values/contact-validation.ts"
import type { EmailBranding } from "./branding.ts"
import { type Email, renderEmail } from "./email-template.ts"
import { enqueueAddressedMail } from "./mail-outbox.ts"

/**
 * Enqueues an email to a customer, to be sent if and when this transaction commits. Replies go to
 * the shop, also if its emails are sent from a no-reply address.
 */
export async function enqueueEmail(
  trx: Kysely<Database>,
  email: Email,
  parts: { about: string; to: string; head: EmailBranding; words: Translations },
): Promise<void> {
  const { about, to, head, words } = parts
  const replyTo = isEmailAddress(head.email) ? head.email : null
  await enqueueAddressedMail(trx, { about, to, replyTo, ...renderEmail(email, head, words) })
}
