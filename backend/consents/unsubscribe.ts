import type { FastifyInstance, FastifyReply } from "fastify"
import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type HtmlPage, sendHtmlPage } from "#backend/http/html-page.ts"
import { buildSignedId, parseSignedId } from "#backend/keys/signed-id.ts"
import { parseSignedToken } from "#backend/keys/signed-token.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import { withdrawConsent } from "./consents.ts"
import {
  deleteSubscription,
  getSubscription,
  type NewsletterDeps,
  unsubscribePath,
} from "./newsletter.ts"

/**
 * Builds the URL that withdraws this customer's consent; it permits nothing else and does not
 * expire.
 */
export function buildUnsubscribeAddress(
  userId: number,
  { siteUrl, key }: { siteUrl: string; key: Buffer },
): string {
  return `${siteUrl}${unsubscribePath}${buildSignedId(userId, key)}`
}

const bodyLimit = 10_000

type UnsubscribeDeps = NewsletterDeps & { siteUrl: string; key: Buffer }
type ByToken = { Params: { token: string } }

/**
 * Registers the page that withdraws consent to marketing emails, and the subscription of an
 * address. GET changes nothing, POST
 * withdraws. Mail clients send the POST by themselves if an email names the URL (RFC 8058).
 */
export function registerUnsubscribe(app: FastifyInstance, parts: UnsubscribeDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string", bodyLimit },
      async () => null,
    )
    scope.get<ByToken>(`${unsubscribePath}:token`, async (request, reply) => {
      const recipient = await findRecipient(parts, request.params.token)
      if (recipient === null) return sendUnknown(reply, getTranslations(resolve(request)))
      const words = getTranslations(recipient.language ?? resolve(request))
      return sendQuestion(reply, parts, request.params.token, words)
    })
    scope.post<ByToken>(`${unsubscribePath}:token`, { bodyLimit }, async (request, reply) => {
      const recipient = await findRecipient(parts, request.params.token)
      if (recipient === null) return sendUnknown(reply, getTranslations(resolve(request)))
      await parts.db.transaction().execute((trx) => unsubscribe(trx, recipient, parts.now()))
      const { locale, t } = getTranslations(recipient.language ?? resolve(request))
      const page = buildPage(t("unsubscribe.done"), t("unsubscribe.doneText"))
      return sendHtmlPage(reply, { ...page, locale })
    })
  })
}

const resolve = (request: Parameters<typeof resolveLanguage>[0]) =>
  resolveLanguage(request) ?? defaultLocale

/**
 * Who unsubscribes: a customer, the address of a subscription, or both. A subscription that is
 * deleted already has neither, and no language.
 */
type Recipient = { userId: number | null; email: string | null; language: string | null }

/** Returns whom a link belongs to; null if it was not signed for unsubscribing. */
async function findRecipient(
  { db, key, newsletter }: UnsubscribeDeps,
  token: string,
): Promise<Recipient | null> {
  const userId = parseSignedId(token, key)
  const users = db.selectFrom("users").select(["id", "language"])
  if (userId !== null) {
    const user = await users.where("id", "=", userId).executeTakeFirst()
    return user === undefined ? null : { userId, email: null, language: user.language }
  }
  const id = parseSignedToken(token, newsletter.keys.unsubscribe)
  if (id === null) return null
  const subscription = await getSubscription(db, { id })
  if (subscription === null) return { userId: null, email: null, language: null }
  const { email, language } = subscription
  const user = await users.where("email", "=", email).executeTakeFirst()
  return { userId: user?.id ?? null, email, language }
}

async function unsubscribe(
  trx: Transaction<Database>,
  { userId, email }: Recipient,
  now: Date,
): Promise<void> {
  if (userId !== null) await withdrawConsent(trx, { userId, by: "link", now })
  if (email !== null) await deleteSubscription(trx, email)
}

async function sendQuestion(
  reply: FastifyReply,
  { db, siteUrl }: UnsubscribeDeps,
  token: string,
  { locale, t }: Translations,
): Promise<FastifyReply> {
  const { name } = await getEmailBranding(db, siteUrl)
  const title = t("unsubscribe.title", { shop: name })
  const form = `<form method="post" action="${unsubscribePath}${escapeHtml(token)}">
<button>${escapeHtml(t("unsubscribe.button"))}</button></form>`
  return sendHtmlPage(reply, { ...buildPage(title, t("unsubscribe.question"), form), locale })
}

function sendUnknown(reply: FastifyReply, { locale, t }: Translations): FastifyReply {
  const page = buildPage(t("unsubscribe.unknown"), t("unsubscribe.unknownText"))
  return sendHtmlPage(reply, { ...page, locale, status: 404 })
}

function buildPage(title: string, message: string, form = ""): HtmlPage {
  const words = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>`
  const main = `<div class="card">${words}${form}</div>`
  return { title, isNarrow: true, main }
}
