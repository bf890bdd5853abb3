import type { Kysely, Selectable } from "kysely"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { buildEmailLimit } from "#backend/accounts/limits.ts"
import type { NewsletterSubscriptionsTable } from "#backend/db/accounts-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"
import { buildSignedToken } from "#backend/keys/signed-token.ts"
import { createRateLimitHits, findReachedLimit } from "#backend/limits/rate-limit.ts"
import { type EmailBranding, getEmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { marketingConsent } from "#lib/contract/user.ts"

type Db = Kysely<Database>

/** What the newsletter needs besides the database and the clock. */
export type NewsletterParts = {
  siteUrl: string
  keys: { confirm: Buffer; unsubscribe: Buffer }
  /** Called after an email was enqueued. */
  onMail: () => void
}

export type NewsletterDeps = Deps & { newsletter: NewsletterParts }

/** Path of the page that confirms a subscription: the storefront forwards it to the back end. */
export const newsletterConfirmPath = "/newsletter/confirm/"
/** Path on which people withdraw consent to marketing emails without logging in. */
export const unsubscribePath = "/unsubscribe/"

/** A subscription that is not confirmed by then is deleted. */
const confirmWithinMs = 2 * 86_400_000

/** Builds the dependencies of the newsletter, with keys derived from the shop's secret. */
export function buildNewsletterParts(
  env: { SITE_URL: string; TOKEN_SECRET: string },
  onMail: () => void,
): NewsletterParts {
  return {
    siteUrl: env.SITE_URL,
    keys: {
      confirm: deriveKey(env.TOKEN_SECRET, "newsletter:confirm"),
      unsubscribe: deriveKey(env.TOKEN_SECRET, "newsletter:unsubscribe"),
    },
    onMail,
  }
}

/** Returns the URL on which a subscription is withdrawn; it permits nothing else. */
export function buildNewsletterUnsubscribeUrl(
  { siteUrl, keys }: Pick<NewsletterParts, "siteUrl" | "keys">,
  id: number,
): string {
  return `${siteUrl}${unsubscribePath}${buildSignedToken(id, keys.unsubscribe)}`
}

type NewsletterRequest = { email: string; source: string; language: string }

/**
 * Stores a newsletter subscription with the wording that was agreed to, and emails the link that
 * confirms it (double opt-in). A repeated request sends the link again. One that was confirmed
 * before has the same response, and sends nothing: it reveals no subscription.
 */
export async function requestNewsletter(
  deps: AccountDeps & NewsletterDeps,
  request: NewsletterRequest,
): Promise<void> {
  const isQueued = await deps.db.transaction().execute((trx) => saveRequest(trx, deps, request))
  if (isQueued) deps.newsletter.onMail()
}

async function saveRequest(
  trx: Db,
  deps: AccountDeps & NewsletterDeps,
  { email, source, language }: NewsletterRequest,
): Promise<boolean> {
  const limits = [buildEmailLimit(deps, email, null)]
  if ((await findReachedLimit(trx, limits, deps.now())) !== null) return false
  await createRateLimitHits(trx, limits, deps.now())
  const consent = {
    source,
    language,
    wording: marketingConsent.wording,
    wording_version: marketingConsent.version,
    requested_at: deps.now(),
  }
  const row = await trx
    .insertInto("newsletter_subscriptions")
    .values({ email, ...consent })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet(consent)
        .where("newsletter_subscriptions.confirmed_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst()
  if (row === undefined) return false
  const { siteUrl, keys } = deps.newsletter
  const head = await getEmailBranding(trx, siteUrl)
  const words = getTranslations(language)
  const confirmUrl = `${siteUrl}${newsletterConfirmPath}${buildSignedToken(row.id, keys.confirm)}`
  const unsubscribeUrl = buildNewsletterUnsubscribeUrl(deps.newsletter, row.id)
  await enqueueEmail(trx, buildConfirmEmail({ head, words, confirmUrl, unsubscribeUrl }), {
    about: `newsletter:${row.id}`,
    to: email,
    head,
    words,
    unsubscribeUrl,
  })
  return true
}

/** Builds the email with the link that confirms a subscription. */
function buildConfirmEmail(facts: {
  head: EmailBranding
  words: Translations
  confirmUrl: string
  unsubscribeUrl: string
}): Email {
  const { head, words, confirmUrl, unsubscribeUrl } = facts
  const { t } = words
  return {
    subject: t("newsletter.subject", { shop: head.name }),
    paragraphs: [t("newsletter.text", { shop: head.name })],
    code: null,
    button: { label: t("newsletter.button"), href: confirmUrl },
    links: [{ label: t("unsubscribe.button"), href: unsubscribeUrl }],
    notes: [t("newsletter.ignore")],
  }
}

/** Returns a subscription, confirmed or not; null if there is none. */
export async function getSubscription(
  db: Db,
  by: { id: number } | { email: string },
): Promise<Selectable<NewsletterSubscriptionsTable> | null> {
  const rows = db.selectFrom("newsletter_subscriptions").selectAll()
  const row =
    "id" in by
      ? await rows.where("id", "=", by.id).executeTakeFirst()
      : await rows.where("email", "=", by.email).executeTakeFirst()
  return row ?? null
}

/** Confirms a subscription; one that was confirmed before stays as it is. */
export async function confirmSubscription({ db, now }: Deps, id: number): Promise<void> {
  await db
    .updateTable("newsletter_subscriptions")
    .set({ confirmed_at: now() })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .execute()
}

/** Deletes the subscription of an address, confirmed or not. */
export async function deleteSubscription(db: Db, email: string): Promise<void> {
  await db.deleteFrom("newsletter_subscriptions").where("email", "=", email).execute()
}

/** Moves a subscription to the new address of an account. */
export async function moveSubscription(db: Db, from: string, to: string): Promise<void> {
  const old = await getSubscription(db, { email: from })
  if (old === null) return
  await deleteSubscription(db, to)
  await db
    .updateTable("newsletter_subscriptions")
    .set({ email: to })
    .where("id", "=", old.id)
    .execute()
}

/** Deletes subscriptions that were not confirmed in time. */
export async function deleteExpiredSubscriptions({ db, now }: Deps): Promise<void> {
  await db
    .deleteFrom("newsletter_subscriptions")
    .where("confirmed_at", "is", null)
    .where("requested_at", "<", new Date(now().getTime() - confirmWithinMs))
    .execute()
}
