import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Words } from "#backend/texts/words.ts"
import { isEmailAddress } from "#lib/contract/reachability.ts"
import { buildLetter, type Letter } from "./letter.ts"
import type { Letterhead } from "./letterhead.ts"
import { queueMail } from "./mail-outbox.ts"

/**
 * Enqueues an email to a customer, to be sent if and when this transaction commits. Replies go to
 * the shop, also if its emails are sent from a no-reply address.
 */
export async function queueLetter(
  trx: Kysely<Database>,
  letter: Letter,
  parts: { about: string; to: string; head: Letterhead; words: Words },
): Promise<void> {
  const { about, to, head, words } = parts
  const replyTo = isEmailAddress(head.email) ? head.email : null
  await queueMail(trx, { about, to, replyTo, ...buildLetter(letter, head, words) })
}
