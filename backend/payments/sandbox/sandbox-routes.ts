import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Deps } from "#backend/deps.ts"
import { sendHtmlPage } from "#backend/http/html-page.ts"
import { isEmailAddress } from "#lib/contract/values/contact-validation.ts"
import type { PracticePauses } from "../payment-pauses.ts"
import { getDecision } from "./sandbox-decision.ts"
import { sandboxPath } from "./sandbox-gateway.ts"
import { buildNoPaymentPage, buildSandboxPage } from "./sandbox-page.ts"
import { getCheckoutSession, type SandboxSession, saveDecision } from "./sandbox-store.ts"
import type { SandboxWebhookSender } from "./sandbox-webhooks.ts"

const bodyLimit = 10_000
const emailError = "That’s not an email address. Correct it, or leave it empty."

type SandboxPageDeps = Deps & { webhookSender: SandboxWebhookSender; pauses: PracticePauses }
type ByToken = { Params: { token: string } }

/** Registers the sandbox's payment page and its form handler. */
export function registerSandboxPages(app: FastifyInstance, parts: SandboxPageDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit },
      async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
    )
    scope.get<ByToken>(`${sandboxPath}:token`, async (request, reply) => {
      const session = await getCheckoutSession(parts.db, request.params, parts.now())
      if (session === null) return sendHtmlPage(reply, buildNoPaymentPage(404))
      return sendHtmlPage(
        reply,
        buildSandboxPage(session, await getBack(parts, session), parts.pauses),
      )
    })
    scope.post<ByToken>(`${sandboxPath}:token`, { bodyLimit }, (request, reply) =>
      takePress(request, reply, parts),
    )
  })
}

/**
 * Handles the form post. The token authorizes the payer; a cross-site post is rejected all the same
 * (CSRF).
 */
async function takePress(
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
  parts: SandboxPageDeps,
): Promise<FastifyReply> {
  const site = request.headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin") {
    return sendHtmlPage(reply, buildNoPaymentPage(403))
  }
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const decision = getDecision(form.get("decision"), parts.pauses)
  if (decision === null) return sendHtmlPage(reply, buildNoPaymentPage(400))
  const session = await getCheckoutSession(parts.db, request.params, parts.now())
  if (session === null) return sendHtmlPage(reply, buildNoPaymentPage(404))
  const typed = (form.get("email") ?? "").trim()
  const isCharged = decision.status === "paid" || decision.status === "pending"
  const isFaulty = typed !== "" && !isEmailAddress(typed)
  const back = await getBack(parts, session)
  if (isFaulty && isCharged && session.status === "open") {
    const rejected = { email: typed, error: emailError }
    return sendHtmlPage(reply, buildSandboxPage(session, back, parts.pauses, rejected))
  }
  await saveDecision(parts.db, session, {
    decision,
    email: isFaulty ? "" : typed,
    now: parts.now(),
  })
  await parts.webhookSender.send(session.reference)
  const location = decision.returns ? back.path : `${sandboxPath}${session.token}`
  return reply.code(303).headers({ location, "cache-control": "no-store" }).send()
}

/**
 * Returns the shop's name and the return path on its own origin, so that the payer stays on the
 * host name in use.
 */
async function getBack({ db }: Deps, session: SandboxSession) {
  const row = await db.selectFrom("domains").select("organisation_name").executeTakeFirst()
  const { pathname, search, hash } = new URL(session.return_address)
  return { shop: row?.organisation_name || "the shop", path: `${pathname}${search}${hash}` }
}
