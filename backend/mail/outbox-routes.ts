import type { IncomingHttpHeaders } from "node:http"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import type { Deps } from "#backend/deps.ts"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"
import { type HtmlPage, sendHtmlPage } from "#backend/http/html-page.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import type { QueuedMail } from "./mail-outbox.ts"

type Arrival = {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

const pageSize = 100
const pageSchema = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) })
const idSchema = z.object({ id: z.uuid() })
const loopbackAddresses = /^(?:127\.|::1$|::ffff:127\.)/
const loopbackHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"]

/**
 * Registers the pages that show emails to a user at this machine. Responds with 404 to all others,
 * and once emails are sent by SMTP. A request must come from this machine, use a loopback host name
 * (no other name can be made to point here: DNS rebinding) and have passed no proxy.
 */
export function registerOutbox(app: FastifyInstance, parts: Deps & { isOpen: boolean }): void {
  const { db } = parts
  app.register(
    async (scope) => {
      scope.addHook("onRequest", async (request, reply) => {
        if (parts.isOpen && isLocal(request)) return undefined
        return sendApiError(reply, buildApiError(404, "NOT_FOUND", { code: "route_not_found" }))
      })
      scope.get("/", async (request, reply) => {
        const { page } = pageSchema.catch({ page: 1 }).parse(request.query)
        const mails = await listMails(parts, page)
        const hasOlder = mails.length > pageSize
        return sendHtmlPage(reply, buildOutboxPage(mails.slice(0, pageSize), { page, hasOlder }))
      })
      scope.get("/:id", (request, reply) =>
        handleMailRequest(db, request, reply, (mail) => sendHtmlPage(reply, buildMailPage(mail))),
      )
      scope.get("/:id/html", (request, reply) =>
        handleMailRequest(db, request, reply, (mail) => sendHtmlPart(reply, mail)),
      )
    },
    { prefix: "/outbox" },
  )
}

/** True if a request was made on this machine for this machine. */
export function isLocal({ headers, socket }: Arrival): boolean {
  return (
    loopbackAddresses.test(socket.remoteAddress ?? "") &&
    loopbackHosts.test(headers.host ?? "") &&
    proxyHeaders.every((name) => headers[name] === undefined) &&
    headers["sec-fetch-site"] !== "cross-site"
  )
}

function listMails({ db }: Deps, page: number): Promise<QueuedMail[]> {
  return db
    .selectFrom("mail_outbox")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute()
}

async function handleMailRequest(
  db: Deps["db"],
  request: FastifyRequest,
  reply: FastifyReply,
  respond: (mail: QueuedMail) => FastifyReply,
): Promise<FastifyReply> {
  const params = idSchema.safeParse(request.params)
  const mail = params.success
    ? await db
        .selectFrom("mail_outbox")
        .selectAll()
        .where("id", "=", params.data.id)
        .executeTakeFirst()
    : undefined
  if (mail !== undefined) return respond(mail)
  return sendApiError(reply, buildApiError(404, "NOT_FOUND", { code: "mail_not_found" }))
}

/** Sends an email's HTML with its own inline styles in a sandbox that allows nothing else. */
function sendHtmlPart(reply: FastifyReply, mail: QueuedMail): FastifyReply {
  const policy = [
    `sandbox ${frameRights}`,
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ]
  return reply
    .headers({
      "content-security-policy": policy.join("; "),
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "no-store",
    })
    .type("text/html; charset=utf-8")
    .send(mail.html_body)
}

/** Sandbox of an email's frame: no scripts; links open outside, as they do in a mail program. */
const frameRights = "allow-popups allow-popups-to-escape-sandbox"

/** Renders the list of emails, newest first, with a link to older ones. */
function buildOutboxPage(
  mails: readonly QueuedMail[],
  paging: { page: number; hasOlder: boolean },
): HtmlPage {
  const rows = mails.map(
    (mail) => `<tr><td>${formatTimestamp(mail.created_at)}</td>
<td><a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></td>
<td>${escapeHtml(describeAddressee(mail))}</td><td>${escapeHtml(describeState(mail))}</td></tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Written</th><th scope="col">Subject</th>
<th scope="col">To</th><th scope="col">State</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>`
  const links = [
    ...(paging.page > 1 ? [`<a href="/outbox?page=${paging.page - 1}">Newer</a>`] : []),
    ...(paging.hasOlder ? [`<a href="/outbox?page=${paging.page + 1}">Older</a>`] : []),
  ]
  return {
    title: "Outbox",
    main: `<h1>Outbox</h1>
<p class="note">Mails of this shop, put into files because no mail server is set (SMTP_URL).</p>
${mails.length === 0 ? "<p>There are no mails here.</p>" : table}<p>${links.join(" · ")}</p>`,
  }
}

/** Renders one email with its headers and both of its parts. */
function buildMailPage(mail: QueuedMail): HtmlPage {
  const headers = [
    ["From", mail.from_address ?? "the organisation’s address"],
    ["To", describeAddressee(mail)],
    ["Reply-To", mail.reply_to ?? "(none)"],
    ["Date", formatTimestamp(mail.created_at)],
    ["State", describeState(mail)],
    ["About", mail.about],
  ]
  const rows = headers.map(
    ([name = "", value = ""]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  return {
    title: mail.subject,
    main: `<p><a href="/outbox">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<table><tbody>${rows.join("\n")}</tbody></table>
<h2>HTML</h2><iframe src="/outbox/${mail.id}/html" sandbox="${frameRights}" title="The mail’s HTML"></iframe>
<h2>Text</h2><pre>${escapeHtml(mail.text_body)}</pre>`,
  }
}

function describeAddressee(mail: QueuedMail): string {
  return mail.to_address ?? "the shop’s owner"
}

function describeState(mail: QueuedMail): string {
  if (mail.sent_at !== null) return `sent ${formatTimestamp(mail.sent_at)}`
  const reason = mail.last_error === null ? "" : `: ${mail.last_error}`
  if (mail.given_up_at !== null) return `given up after ${mail.attempts} attempts${reason}`
  return mail.attempts === 0 ? "waiting" : `waiting, attempt ${mail.attempts}${reason}`
}

function formatTimestamp(timestamp: Date): string {
  return `${timestamp.toISOString().slice(0, 19).replace("T", " ")} UTC`
}
