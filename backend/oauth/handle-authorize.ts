import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { isStillRight } from "#backend/accounts/open-session-by-password.ts"
import {
  invalidCredentialsError,
  validateCredentials,
} from "#backend/accounts/validate-credentials.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { sendHtmlPage } from "#backend/http/html-page.ts"
import { resolveBody } from "#backend/http/request-body.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { createAuthorizationCode, createFingerprint } from "./authorization-codes.ts"
import { buildProblemPage, buildSignInPage, type FailedSignIn } from "./authorize-page.ts"
import {
  type AuthorizeRequest,
  buildAuthorizePath,
  buildReturnUri,
  getPageWords,
  resolveAuthorizeRequest,
  sendRedirect,
} from "./authorize-request.ts"
import { isGoogleOn, sendToGoogle } from "./google/handle-google-callback.ts"
import type { OpenidProvider } from "./google/openid-provider.ts"
import type { OauthDeps } from "./oauth-parts.ts"

export type OauthPageDeps = OauthDeps & { provider: OpenidProvider | null }
export type OauthRequest = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>

const { username: email, password } = signInCalls.login.body.shape
const signInSchema = z.object({ email, password })

/** Renders the sign-in page, or redirects to Google or back to the client with an error. */
export async function handleAuthorize(
  deps: OauthPageDeps,
  request: OauthRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const words = getPageWords(request.query)
  const resolved = resolveAuthorizeRequest(request.query, deps.oauth)
  if ("isUnknownClient" in resolved)
    return sendHtmlPage(reply, buildProblemPage("unknownClient", words))
  if ("error" in resolved) return sendRedirect(reply, buildReturnUri(resolved, deps.oauth))
  if (resolved.provider === "google") return sendToGoogle(deps, request, reply, resolved.request)
  return sendSignInPage(deps, reply, resolved.request)
}

/** Handles the submitted sign-in page; rejects a cross-site submission (CSRF). */
export async function handleAuthorizeForm(
  deps: OauthPageDeps,
  request: OauthRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { oauth } = deps
  const words = getPageWords(request.query)
  if (!isOwnPress(request, deps)) return sendHtmlPage(reply, buildProblemPage("otherSite", words))
  const resolved = resolveAuthorizeRequest(request.query, oauth)
  if ("isUnknownClient" in resolved)
    return sendHtmlPage(reply, buildProblemPage("unknownClient", words))
  if ("error" in resolved) return sendRedirect(reply, buildReturnUri(resolved, oauth))
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const { state } = resolved.request
  switch (form.get("decision")) {
    case "cancel":
      return sendRedirect(reply, buildReturnUri({ error: "access_denied", state }, oauth))
    case "sign_in":
      return signIn(deps, request, reply, { authorizeRequest: resolved.request, form })
    default:
      return sendHtmlPage(reply, buildProblemPage("badPress", words))
  }
}

async function signIn(
  deps: OauthPageDeps,
  request: OauthRequest,
  reply: FastifyReply,
  { authorizeRequest, form }: { authorizeRequest: AuthorizeRequest; form: URLSearchParams },
): Promise<FastifyReply> {
  const typed = { email: form.get("email") ?? "", password: form.get("password") ?? "" }
  const input = resolveBody(signInSchema, typed)
  const outcome = input.ok
    ? await createCode(deps, request, { ...input.value, authorizeRequest })
    : input
  if (!outcome.ok) {
    const { retryAfterSeconds } = outcome.error
    if (retryAfterSeconds !== undefined) reply.header("retry-after", String(retryAfterSeconds))
    return sendSignInPage(
      deps,
      reply,
      authorizeRequest,
      describeFailure(outcome.error, typed.email, getTranslations(authorizeRequest.language)),
    )
  }
  return sendRedirect(
    reply,
    buildReturnUri({ code: outcome.value, state: authorizeRequest.state }, deps.oauth),
  )
}

/** Creates a code for a correct password. Attempts share the limits of the login. */
async function createCode(
  deps: OauthPageDeps,
  request: OauthRequest,
  input: { email: string; password: string; authorizeRequest: AuthorizeRequest },
): Promise<Result<string, ApiError>> {
  const { clientId, redirectUri } = deps.oauth
  // The browser is unknown here: its fingerprint is not part of the request.
  const fingerprint = createFingerprint()
  const checked = await validateCredentials(deps, request, { ...input, fingerprint })
  if (!checked.ok) return checked
  const { userId } = checked.value
  const code = await deps.db.transaction().execute(async (trx) => {
    if (!(await isStillRight(deps, trx, checked.value, input.password))) return null
    return createAuthorizationCode(trx, deps, {
      userId,
      nonce: input.authorizeRequest.nonce,
      clientId,
      redirectUri,
    })
  })
  return code === null ? { ok: false, error: invalidCredentialsError } : { ok: true, value: code }
}

function describeFailure(
  { status, body }: ApiError,
  typedEmail: string,
  { t }: Translations,
): FailedSignIn {
  const { email: emailError, password: passwordError } = body.fields ?? {}
  const fields = {
    ...(emailError !== undefined && { email: t("signIn.emailError") }),
    ...(passwordError !== undefined && { password: t("signIn.typed") }),
  }
  const message = t(status === 429 ? "signIn.tooOften" : "signIn.wrong")
  return { status, email: typedEmail.slice(0, 254), message, fields }
}

async function sendSignInPage(
  deps: OauthPageDeps,
  reply: FastifyReply,
  authorizeRequest: AuthorizeRequest,
  failed: FailedSignIn | null = null,
): Promise<FastifyReply> {
  const { db, oauth, accounts } = deps
  const [{ name: shop }, hasGoogle] = await Promise.all([
    getEmailBranding(db, accounts.siteUrl),
    isGoogleOn(deps),
  ])
  const googlePath = hasGoogle ? buildAuthorizePath(authorizeRequest, oauth, "google") : null
  const facts = { shop, action: buildAuthorizePath(authorizeRequest, oauth), googlePath }
  return sendHtmlPage(
    reply,
    buildSignInPage(facts, getTranslations(authorizeRequest.language), failed),
  )
}

/** True for a same-origin form post by Sec-Fetch-Site; browsers without that header send Origin. */
function isOwnPress({ headers }: OauthRequest, { accounts }: OauthPageDeps): boolean {
  const site = headers["sec-fetch-site"]
  if (site !== undefined) return site === "same-origin" || site === "none"
  const { origin } = headers
  return origin === undefined || origin === "null" || origin === accounts.siteUrl
}
