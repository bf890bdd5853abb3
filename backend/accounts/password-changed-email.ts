import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail } from "#backend/mail/enqueue-email.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type { AccountDeps } from "./account-parts.ts"
import { buildPasswordChangedEmail } from "./code-emails.ts"

/**
 * Enqueues the email that notifies a customer of a changed password. It is sent once this
 * transaction has committed and `onMail` was called, or a few seconds later.
 */
export async function enqueuePasswordChangedEmail(
  trx: Kysely<Database>,
  { accounts }: Pick<AccountDeps, "accounts">,
  user: { id: number; email: string; first_name: string; language: string },
): Promise<void> {
  const head = await getEmailBranding(trx, accounts.siteUrl)
  const words = getTranslations(user.language)
  const facts = { head, words, email: user.email, firstName: user.first_name }
  await enqueueEmail(trx, buildPasswordChangedEmail(facts), {
    about: `user:${user.id}`,
    to: user.email,
    head,
    words,
  })
}
