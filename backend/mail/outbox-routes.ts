import type { IncomingHttpHeaders } from "node:http"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import type { Deps } from "#backend/deps.ts"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"
import { sendHtmlPage } from "#backend/http/html-page.ts"
import type { QueuedMail } from "./mail-outbox.ts"
import { buildMailPage, buildOutboxPage, frameRights } from "./outbox-page.ts"

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
