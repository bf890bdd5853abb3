import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { BackendEnv } from "#backend/env.ts"
import { resolveError } from "#backend/http/error-handler.ts"
import { sendHtmlPage } from "#backend/http/html-page.ts"
import { buildErrorPage } from "./authorize-page.ts"
import { authorizePath, getPageWords } from "./authorize-request.ts"
import { handleGoogleCallback, isGoogleLoginEnabled } from "./google/handle-google-callback.ts"
import { buildOpenidProvider } from "./google/openid-provider.ts"
import { handleAuthorize, handleAuthorizeForm } from "./handle-authorize.ts"
import { buildOauthParts } from "./oauth-parts.ts"

const bodyLimit = 10_000

type Query = { Querystring: Readonly<Record<string, unknown>> }

/** Registers the page on which customers authorise the shop's website, and sign-in with Google. */
export function registerOauth(
  app: FastifyInstance,
  options: AccountDeps & { env: BackendEnv },
): void {
  const { db, now, accounts } = options
  const oauth = buildOauthParts(options.env)
  const provider = oauth.google && buildOpenidProvider(oauth.google, now)
  const deps = { db, now, accounts, oauth, provider }
  app.addHook("onListen", async () => {
    const isWanted = oauth.google === null && (await isGoogleLoginEnabled(db).catch(() => false))
    if (isWanted)
      app.log.warn("oauth: login.google is on without GOOGLE_CLIENT_ID and _SECRET, not offered")
  })
  app.register(async (scope) => {
    scope.setErrorHandler(sendErrorPage)
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit },
      async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
    )
    scope.get<Query>(authorizePath, (request, reply) => handleAuthorize(deps, request, reply))
    scope.post<Query>(authorizePath, { bodyLimit }, (request, reply) =>
      handleAuthorizeForm(deps, request, reply),
    )
    // No HEAD route: a prefetch would use up the code.
    scope.get<Query>("/oauth/google/callback", { exposeHeadRoute: false }, (request, reply) =>
      handleGoogleCallback(deps, request, reply),
    )
  })
}

function sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const apiError = resolveError(error)
  const status = apiError?.status ?? 500
  if (status >= 500) request.log.error({ err: error }, "oauth: sign-in page failed")
  if (apiError?.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(apiError.retryAfterSeconds))
  }
  return sendHtmlPage(reply, buildErrorPage(status, getPageWords(request.query)))
}
