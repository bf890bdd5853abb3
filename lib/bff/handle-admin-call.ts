import "server-only"
import { z } from "zod"
import { ApiError } from "#lib/api/api-error.ts"
import { getAccountUser, requestSignIn, sendAsCustomer } from "#lib/auth/account-api.ts"
import { isAdminPageToken } from "#lib/auth/admin-page-token.ts"
import { callTimeoutMs } from "#lib/auth/authenticated-client.ts"
import { maxPhotoBodyBytes } from "#lib/auth/body-limits.ts"
import { getSession } from "#lib/auth/current-session.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { getEnv } from "#lib/env.ts"
import { buildErrorTranslator } from "#lib/i18n/api-errors.ts"
import { log } from "#lib/log.ts"
import { findAdminCall } from "./admin-calls.ts"
import { buildAdminErrorTexts } from "./admin-error-texts.ts"
import { parseJsonBody, validateInput } from "./request-input.ts"
import {
  type BffErrorResponse,
  buildBffError,
  buildUpstreamError,
  sendErrorResponse,
  sendJson,
} from "./responses.ts"

/** Request of the back office: a call's name, its input, and the language of its messages. */
const requestSchema = z.object({
  call: z.string().max(60),
  input: z.record(z.string(), z.unknown()).default({}),
  token: z.string().max(200),
  locale: z.string().max(10).default(defaultLocale),
})

/**
 * Calls with whole files, catalogues or videos. Waiting for them ends before the browser's own wait, 50
 * seconds.
 */
const fileCalls: ReadonlySet<string> = new Set([
  "checkImport",
  "importProducts",
  "checkTranslationFile",
  "importTranslations",
  "exportTranslations",
  "finishVideoUpload",
])
const fileTimeoutMs = 45_000

type ErrorResponse = Parameters<typeof sendErrorResponse>[0]

/**
 * Handles a call of the back office's scripts (BFF): one of the allow-list, from a same-origin
 * script whose document has the token of this login, with input that satisfies the contract. The
 * API decides whether the user may; messages are in the page's language.
 */
export async function handleAdminCall(request: Request): Promise<Response> {
  if (!isOfOwnScript(request.headers)) return sendErrorResponse(foreign)
  const read = await parseJsonBody(request, maxPhotoBodyBytes)
  if (!read.ok) return sendErrorResponse(read.error)
  const parsed = requestSchema.safeParse(read.value)
  if (!parsed.success) return sendErrorResponse(invalid)
  const { call: name, input, token, locale } = parsed.data
  const call = findAdminCall(name)
  if (call === null) return sendErrorResponse(unknownCall)
  const rejection = await resolveAdminRejection(request.headers, token)
  if (rejection !== null) return sendErrorResponse(rejection)
  try {
    if (name === "sendIdentityCode") return await sendIdentityCode(locale)
    return await sendCall(name, call, { input, locale })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "bff: upstream request failed")
    return sendTranslated(buildUpstreamError(error), locale)
  }
}

/**
 * Returns why a request is not one of a same-origin script whose document has the token of this login;
 * null if it is.
 */
export async function resolveAdminRejection(
  headers: Headers,
  token: string,
): Promise<BffErrorResponse | null> {
  if (!isOfOwnScript(headers)) return foreign
  const session = await getSession()
  // Without a login there is nothing to protect: the API responds 401, and the page opens the login.
  return session.tokens === null || isAdminPageToken(token, session) ? null : outdatedPage
}

type CallOptions = { input: Record<string, unknown>; locale: string }

async function sendCall(
  name: string,
  call: RestCall,
  { input, locale }: CallOptions,
): Promise<Response> {
  const given = call.method === "GET" ? { query: input, body: {} } : { query: {}, body: input }
  const picked = validateInput(call, { params: {}, ...given })
  if (!picked.ok) return sendTranslated(picked.error, locale)
  const timeoutMs = fileCalls.has(name) ? fileTimeoutMs : callTimeoutMs
  const result = await sendAsCustomer(name, call, picked.value, timeoutMs)
  return result.ok ? sendJson(JSON.stringify(result.value)) : sendTranslated(result.error, locale)
}

/** Emails a login code to the signed-in user, who proves with it that the session is theirs. */
async function sendIdentityCode(locale: string): Promise<Response> {
  const user = await getAccountUser()
  if (user === null) return sendErrorResponse(signedOut)
  const result = await requestSignIn("sendLoginLink", {
    body: { email: user.email, code_only: true },
  })
  return result.ok ? sendJson(JSON.stringify(result.value)) : sendTranslated(result.error, locale)
}

/** True if a script of the shop sent the request: no form, link or prefetch can. */
function isOfOwnScript(headers: Headers): boolean {
  const isFetch = (headers.get("sec-fetch-dest") ?? "empty") === "empty"
  return isFetch && isSameOrigin(headers, getEnv().SITE_URL)
}

/** Sends an error response whose message and field messages are in the page's language. */
export async function sendTranslated(error: ErrorResponse, locale: string): Promise<Response> {
  const translate = await buildErrorTranslator(isLocale(locale) ? locale : defaultLocale)
  return sendErrorResponse({ ...error, ...buildAdminErrorTexts(error, translate) })
}

const foreign: BffErrorResponse = buildBffError(403, "FORBIDDEN", { code: "cross_site_request" })
const invalid = buildBffError(400, "BAD_REQUEST", { code: "bff_body_invalid" })
const unknownCall = buildBffError(404, "NOT_FOUND", { code: "bff_call_unknown" })
const signedOut = buildBffError(401, "UNAUTHENTICATED", { code: "login_required" })
const outdatedPage = buildBffError(403, "FORBIDDEN", { code: "admin_page_outdated" })
