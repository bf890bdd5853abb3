import type { FastifyInstance, FastifyReply } from "fastify"
import type { Deps } from "#backend/deps.ts"
import { type HtmlPage, sendHtmlPage } from "#backend/http/html-page.ts"
import { buildSignedId, parseSignedId } from "#backend/keys/signed-id.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import { withdrawConsent } from "./consents.ts"

/** Path on which a customer withdraws marketing consent without logging in. */
const unsubscribePath = "/unsubscribe/"

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

type UnsubscribeDeps = Deps & { siteUrl: string; key: Buffer }
type ByToken = { Params: { token: string } }

/**
 * Registers the page that withdraws consent to marketing emails. GET changes nothing, POST
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
      const customer = await findCustomer(parts, request.params.token)
      if (customer === null) return sendUnknown(reply, getTranslations(resolve(request)))
      return sendQuestion(reply, parts, request.params.token, getTranslations(customer.language))
    })
    scope.post<ByToken>(`${unsubscribePath}:token`, { bodyLimit }, async (request, reply) => {
      const customer = await findCustomer(parts, request.params.token)
      if (customer === null) return sendUnknown(reply, getTranslations(resolve(request)))
      const { db, now } = parts
      await db
        .transaction()
        .execute((trx) => withdrawConsent(trx, { userId: customer.id, by: "link", now: now() }))
      const { locale, t } = getTranslations(customer.language)
      const page = buildPage(t("unsubscribe.done"), t("unsubscribe.doneText"))
      return sendHtmlPage(reply, { ...page, locale })
    })
  })
}

const resolve = (request: Parameters<typeof resolveLanguage>[0]) =>
  resolveLanguage(request) ?? defaultLocale

async function findCustomer({ db, key }: UnsubscribeDeps, token: string) {
  const id = parseSignedId(token, key)
  if (id === null) return null
  const customer = await db
    .selectFrom("users")
    .select(["id", "language"])
    .where("id", "=", id)
    .executeTakeFirst()
  return customer ?? null
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
