import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { type HtmlPage, sendHtmlPage } from "#backend/http/html-page.ts"
import { parseSignedToken } from "#backend/keys/signed-token.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import {
  confirmSubscription,
  getSubscription,
  type NewsletterDeps,
  newsletterConfirmPath,
} from "./newsletter.ts"

const bodyLimit = 10_000
type ByToken = { Params: { token: string } }

/**
 * Registers the page that confirms a subscription. GET changes nothing, since mail scanners open
 * links too; POST confirms.
 */
export function registerNewsletterPages(app: FastifyInstance, deps: NewsletterDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string", bodyLimit },
      async () => null,
    )
    for (const method of ["GET", "POST"] as const) {
      scope.route<ByToken>({
        method,
        url: `${newsletterConfirmPath}:token`,
        bodyLimit,
        handler: (request, reply) => sendConfirmPage(deps, request, reply),
      })
    }
  })
}

async function sendConfirmPage(
  deps: NewsletterDeps,
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = parseSignedToken(request.params.token, deps.newsletter.keys.confirm)
  const subscription = id === null ? null : await getSubscription(deps.db, { id })
  const words = getTranslations(subscription?.language ?? resolveLanguage(request) ?? defaultLocale)
  const { locale, t } = words
  if (id === null) {
    const page = buildPage(t("unsubscribe.unknown"), t("unsubscribe.unknownText"))
    return sendHtmlPage(reply, { ...page, locale, status: 404 })
  }
  if (subscription === null) {
    return sendHtmlPage(reply, {
      ...buildPage(t("stockAlert.ended"), t("stockAlert.endedText")),
      locale,
    })
  }
  if (request.method === "GET") return sendQuestion(reply, deps, words)
  await confirmSubscription(deps, id)
  const page = buildPage(t("stockAlert.done"), t("newsletter.doneText"))
  return sendHtmlPage(reply, { ...page, locale })
}

/** A form without an action posts to its own page. */
async function sendQuestion(
  reply: FastifyReply,
  { db, newsletter }: NewsletterDeps,
  { locale, t }: Translations,
): Promise<FastifyReply> {
  const { name } = await getEmailBranding(db, newsletter.siteUrl)
  const form = `<form method="post"><button>${escapeHtml(t("newsletter.button"))}</button></form>`
  const title = t("unsubscribe.title", { shop: name })
  return sendHtmlPage(reply, { ...buildPage(title, t("newsletter.question"), form), locale })
}

function buildPage(title: string, message: string, form = ""): HtmlPage {
  const words = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>`
  return { title, isNarrow: true, main: `<div class="card">${words}${form}</div>` }
}
