import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { BackendEnv } from "#backend/env.ts"
import { resolveError } from "#backend/http/error-handler.ts"
import { sendHtmlPage } from "#backend/http/html-page.ts"
import { answerAuthorize, answerPress } from "./answer-authorize.ts"
import { buildFaultPage } from "./authorize-page.ts"
import { authorizePath } from "./authorize-request.ts"
import { answerCallback, wantsGoogle } from "./google/answer-google.ts"
import { buildOpenidProvider } from "./google/openid-provider.ts"
import { buildOauthParts } from "./oauth-parts.ts"
import { getPageWords } from "./page-words.ts"

const bodyLimit = 10_000

type Query = { Querystring: Readonly<Record<string, unknown>> }

/** Registers the page on which customers authorise the shop's website, and sign-in with Google. */
export function registerOauth(app: FastifyInstance, wish: AccountDeps & { env: BackendEnv }): void {
  const { db, now, accounts } = wish
  const oauth = buildOauthParts(wish.env)
  const provider = oauth.google && buildOpenidProvider(oauth.google, now)
  const deps = { db, now, accounts, oauth, provider }
  app.addHook("onListen", async () => {
    const isWanted = oauth.google === null && (await wantsGoogle(db).catch(() => false))
    if (isWanted)
      app.log.warn("login.google is on without GOOGLE_CLIENT_ID and _SECRET: not offered")
  })
  app.register(async (scope) => {
    scope.setErrorHandler(sendFault)
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit },
      async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
    )
    scope.get<Query>(authorizePath, (request, reply) => answerAuthorize(deps, request, reply))
    scope.post<Query>(authorizePath, { bodyLimit }, (request, reply) =>
      answerPress(deps, request, reply),
    )
    // No HEAD route: a prefetch would use up the code.
    scope.get<Query>("/oauth/google/callback", { exposeHeadRoute: false }, (request, reply) =>
      answerCallback(deps, request, reply),
    )
  })
}

function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = resolveError(error)
  const status = refusal?.status ?? 500
  if (status >= 500) request.log.error({ err: error }, "a sign-in page failed")
  if (refusal?.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(refusal.retryAfterSeconds))
  }
  return sendHtmlPage(reply, buildFaultPage(status, getPageWords(request.query)))
}
