import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { type HtmlPage, sendHtmlPage } from "#backend/http/html-page.ts"
import { parseSignedId } from "#backend/keys/signed-id.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import { getTranslatedItem, listAlertItems } from "./alert-item.ts"
import { confirmPath, type StockAlertDeps, withdrawPath } from "./stock-alert-parts.ts"

const bodyLimit = 10_000
type ByToken = { Params: { token: string } }
type NamedAlert = { id: number; language: string; name: string }

/**
 * Registers the pages that the links in the emails open: one confirms a request, the other withdraws
 * those of an address. GET changes nothing, since mail scanners open links too; POST does. Mail
 * clients send the POST of the second one by themselves (RFC 8058).
 */
export function registerStockAlertPages(app: FastifyInstance, deps: StockAlertDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string", bodyLimit },
      async (_request: FastifyRequest, body: string) => body,
    )
    for (const method of ["GET", "POST"] as const) {
      scope.route<ByToken>({
        method,
        url: `${confirmPath}:token`,
        bodyLimit,
        handler: (request, reply) => sendConfirmPage(deps, request, reply),
      })
      scope.route<ByToken>({
        method,
        url: `${withdrawPath}:token`,
        bodyLimit,
        handler: (request, reply) => sendWithdrawPage(deps, request, reply),
      })
    }
  })
}

async function sendConfirmPage(
  { db, now, alerts }: StockAlertDeps,
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = parseSignedId(request.params.token, alerts.keys.confirm)
  if (id === null) return sendUnknown(request, reply)
  const rows = await db
    .selectFrom("stock_alerts")
    .select(["id", "sku_id", "language"])
    .where("id", "=", id)
    .execute()
  const [alert] = await nameAlerts({ db }, rows)
  if (alert === undefined) return sendEnded(request, reply)
  const { locale, t } = getTranslations(alert.language)
  const values = { item: alert.name }
  if (request.method === "POST") {
    await db
      .updateTable("stock_alerts")
      .set({ confirmed_at: now() })
      .where("id", "=", id)
      .where("confirmed_at", "is", null)
      .execute()
    const page = buildPage(t("stockAlert.done"), t("stockAlert.doneText", values))
    return sendHtmlPage(reply, { ...page, locale })
  }
  const form = buildForm([buildButton(t("stockAlert.confirm.button"))])
  const page = buildPage(t("stockAlert.title"), t("stockAlert.question", values), form)
  return sendHtmlPage(reply, { ...page, locale })
}

async function sendWithdrawPage(
  { db }: StockAlertDeps,
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params
  if (!/^[\w-]{43}$/.test(token)) return sendUnknown(request, reply)
  const rows = await db
    .selectFrom("stock_alerts")
    .select(["id", "sku_id", "language"])
    .where("address_key", "=", token)
    .orderBy("id")
    .execute()
  const waiting = await nameAlerts({ db }, rows)
  const [first] = waiting
  if (first === undefined) return sendEnded(request, reply)
  const { locale, t } = getTranslations(first.language)
  if (request.method === "POST") {
    const chosen = parseChosenId(request.body)
    await db
      .deleteFrom("stock_alerts")
      .where("address_key", "=", token)
      .$if(chosen !== null, (query) => query.where("id", "=", chosen ?? 0))
      .execute()
    const page = buildPage(t("stockAlert.withdraw.done"), t("stockAlert.withdraw.doneText"))
    return sendHtmlPage(reply, { ...page, locale })
  }
  const each = waiting.map(({ id, name }) =>
    buildButton(t("stockAlert.withdraw.one", { item: name }), id),
  )
  const buttons = waiting.length === 1 ? each : [...each, buildButton(t("stockAlert.withdraw.all"))]
  const question = t("stockAlert.withdraw.question")
  const page = buildPage(t("stockAlert.title"), question, buildForm(buttons))
  return sendHtmlPage(reply, { ...page, locale })
}

/** Returns the id of the request to withdraw; null for all, the one click of a mail client. */
function parseChosenId(body: unknown): number | null {
  const text = typeof body === "string" ? new URLSearchParams(body).get("alert") : null
  if (text === null) return null
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** Returns requests with the names of what they wait for. */
async function nameAlerts(
  { db }: Pick<StockAlertDeps, "db">,
  rows: readonly { id: number; sku_id: number; language: string }[],
): Promise<NamedAlert[]> {
  const items = await listAlertItems(
    db,
    rows.map((row) => row.sku_id),
  )
  const named = rows.map(async ({ id, sku_id, language }): Promise<NamedAlert[]> => {
    const item = items.get(sku_id)
    if (!item) return []
    return [{ id, language, name: (await getTranslatedItem(db, item, language)).name }]
  })
  return (await Promise.all(named)).flat()
}

function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { locale, t } = resolveTranslations(request)
  const page = buildPage(t("unsubscribe.unknown"), t("unsubscribe.unknownText"))
  return sendHtmlPage(reply, { ...page, locale, status: 404 })
}

/** Sends the page for a link whose request does not exist any more: nothing is left to do. */
function sendEnded(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { locale, t } = resolveTranslations(request)
  const page = buildPage(t("stockAlert.ended"), t("stockAlert.endedText"))
  return sendHtmlPage(reply, { ...page, locale })
}

function resolveTranslations(request: FastifyRequest): Translations {
  return getTranslations(resolveLanguage(request) ?? defaultLocale)
}

/** A form without an action posts to its own page. */
function buildForm(buttons: readonly string[]): string {
  return `<form method="post">${buttons.join("\n")}</form>`
}

function buildButton(label: string, alert?: number): string {
  const value = alert === undefined ? "" : ` class="secondary" name="alert" value="${alert}"`
  return `<button${value}>${escapeHtml(label)}</button>`
}

function buildPage(title: string, message: string, form = ""): HtmlPage {
  const words = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>`
  return { title, isNarrow: true, main: `<div class="card">${words}${form}</div>` }
}
