import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { getLetterhead } from "#backend/mail/letterhead.ts"
import { queueLetter } from "#backend/mail/queue-letter.ts"
import { getWords } from "#backend/texts/words.ts"
import type { AccountDeps } from "./account-parts.ts"
import { buildPasswordLetter } from "./mail-code-letters.ts"

/**
 * Enqueues the email that notifies a customer of a changed password. It is sent once this
 * transaction has committed and `onMail` was called, or a few seconds later.
 */
export async function queuePasswordNotice(
  trx: Kysely<Database>,
  { accounts }: Pick<AccountDeps, "accounts">,
  user: { id: number; email: string; first_name: string; language: string },
): Promise<void> {
  const head = await getLetterhead(trx, accounts.siteUrl)
  const words = getWords(user.language)
  const facts = { head, words, email: user.email, firstName: user.first_name }
  await queueLetter(trx, buildPasswordLetter(facts), {
    ...{ about: `user:${user.id}`, to: user.email },
    ...{ head, words },
  })
}
