import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Deps } from "#backend/deps.ts"
import { buildReturnAddress } from "#backend/forms/return-path.ts"
import { sendHtmlPage } from "#backend/http/html-page.ts"
import { buildNoPaymentPage, buildPayPage } from "./pay-page.ts"
import { getPayment, type PaidEffects, type Payment, settlePayment } from "./payments.ts"
import { sandboxPath } from "./sandbox-gateway.ts"

const bodyLimit = 10_000

type PayParts = Deps & { effects: PaidEffects; onSettled: () => void }
type ByToken = { Params: { token: string } }

/** Registers the sandbox's payment page: shown, and answered by pressing one of its buttons. */
export function registerSandboxPayments(app: FastifyInstance, parts: PayParts): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit },
      async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
    )
    scope.get<ByToken>(`${sandboxPath}:token`, async (request, reply) => {
      const payment = await getSandboxPayment(parts, request.params.token)
      if (payment === null) return sendHtmlPage(reply, buildNoPaymentPage(404))
      const shop = await getShopName(parts)
      return sendHtmlPage(reply, buildPayPage(payment, { shop, back: addressOf(payment) }))
    })
    scope.post<ByToken>(`${sandboxPath}:token`, { bodyLimit }, (request, reply) =>
      settle(request, reply, parts),
    )
  })
}

/** The token is the proof of who pays; a press that another site caused is refused all the same. */
async function settle(
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
  parts: PayParts,
): Promise<FastifyReply> {
  const site = request.headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin") {
    return sendHtmlPage(reply, buildNoPaymentPage(403))
  }
  const decision = request.body instanceof URLSearchParams ? request.body.get("decision") : null
  if (decision !== "pay" && decision !== "decline") {
    return sendHtmlPage(reply, buildNoPaymentPage(400))
  }
  const known = await getSandboxPayment(parts, request.params.token)
  const outcome = decision === "pay" ? "paid" : "declined"
  const { db, now, effects } = parts
  const payment = known && (await settlePayment(db, known.token, { outcome, now: now(), effects }))
  if (payment === null) return sendHtmlPage(reply, buildNoPaymentPage(404))
  parts.onSettled()
  return reply
    .code(303)
    .headers({ location: addressOf(payment), "cache-control": "no-store" })
    .send()
}

async function getSandboxPayment({ db }: Deps, token: string): Promise<Payment | null> {
  const payment = await getPayment(db, token)
  return payment?.gateway === "sandbox" ? payment : null
}

function addressOf(payment: Payment): string {
  return buildReturnAddress(payment.return_path, payment.token)
}

async function getShopName({ db }: Deps): Promise<string> {
  const row = await db.selectFrom("domains").select("organisation_name").executeTakeFirst()
  return row?.organisation_name || "the shop"
}
