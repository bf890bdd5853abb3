import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { z } from "zod"
import { withAdaptiveTimeout } from "#lib/api/adaptive-timeout.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { fetchJson, parseResponse } from "#lib/api/fetch-json.ts"
import { buildCallUrl } from "#lib/api/http-client.ts"
import { withNegativeCache } from "#lib/api/negative-cache.ts"
import { buildErrorBody, type ErrorBody, errorBodySchema } from "#lib/contract/error.ts"
import { errorDetailSchema } from "#lib/contract/error-detail.ts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { clientHeader, signClient } from "#lib/contract/signatures/client-signature.ts"
import { languageParameter, parseContentLanguage } from "#lib/contract/translation.ts"
import { getEnv } from "#lib/env.ts"
import { getServerNow } from "#lib/runtime/server-clock.ts"

/** Input of a call of this kind. */
export type CallInput<C extends RestCall> = {
  params?: z.input<C["params"]>
  query?: z.input<C["query"]>
  body?: z.input<C["body"]>
}
/** Error response of the API. `message` and `fields` are in English, with their details beside. */
export type ErrorResponse = ErrorBody & { status: number; retryAfterSeconds: number | null }
/** The body of a successful response, or the error response. */
export type CallResult<C extends RestCall> = Result<z.output<C["response"]>, ErrorResponse>

/** Context of a call: access token, target API, client IP address and language. */
export type CallContext = {
  bearer?: string
  /** Origin of a partner site's API; null for the shop's own. */
  baseUrl: string | null
  visitor?: string | null
  /** Language of the page that the client is on: later emails are written in it. */
  language?: string
  timeoutMs?: number | undefined
}

/** Timeout of client-side calls, whose page shows that it waits, and of every write. */
export const callTimeoutMs = 10_000
/**
 * Timeout of calls that a page render waits for: a page is to respond within 3 s, whatever the API
 * does.
 */
export const readTimeoutMs = 2_500

/**
 * Fetches account data, within 2.5 seconds unless `by.timeoutMs` is set. A call that has just timed
 * out fails again at once, because Next.js renders a failed page a second time. Throws an ApiError.
 */
export function fetchAccount<C extends RestCall>(
  name: string,
  call: C,
  input: CallInput<C>,
  by: CallContext,
): Promise<CallResult<C>> {
  const key = JSON.stringify([name, input, by.bearer, by.baseUrl])
  const request = () =>
    withAdaptiveTimeout(
      { api: by.baseUrl, maxTimeoutMs: by.timeoutMs ?? readTimeoutMs },
      (timeoutMs) => requestAccount(name, call, input, { ...by, timeoutMs }),
    )
  return withNegativeCache(key, request, isTimeout)
}

function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "timeout"
}

/** Sends an account call and returns its result. Never retries. Throws an ApiError. */
export async function requestAccount<C extends RestCall>(
  name: string,
  call: C,
  input: CallInput<C>,
  by: CallContext,
): Promise<CallResult<C>> {
  const url = buildCallUrl(call.path, withLanguage(input, by), by.baseUrl)
  const reply = await fetchJson(name, url, {
    method: call.method,
    timeoutMs: by.timeoutMs ?? callTimeoutMs,
    headers: buildCallHeaders(by),
    body: call.method === "POST" ? JSON.stringify(input.body ?? {}) : null,
  })
  if (reply.status >= 200 && reply.status <= 299) {
    return { ok: true, value: parseResponse<C["response"]>(name, call.response, reply.json) }
  }
  if (reply.status >= 500) throw new ApiError("http", name, `status ${reply.status}`)
  return { ok: false, error: parseErrorResponse(reply) }
}

/** Requests texts in the visitor's language from the shop's own API; English has no parameter. */
function withLanguage<C extends RestCall>(
  input: CallInput<C>,
  { baseUrl, language }: CallContext,
): { params?: unknown; query?: unknown } {
  const wanted = baseUrl === null ? parseContentLanguage(language) : null
  if (wanted === null) return input
  return { ...input, query: { ...Object(input.query), [languageParameter]: wanted } }
}

/**
 * Returns the headers of a call: the access token, the client's language, and the client's IP
 * address, signed, where the API is the shop's own.
 */
export function buildCallHeaders({
  bearer,
  baseUrl,
  visitor,
  language,
}: CallContext): Record<string, string> {
  const secret = getEnv().REVALIDATE_SECRET
  const isClientForwarded = visitor && secret && baseUrl === null
  return {
    accept: "application/json",
    "content-type": "application/json",
    ...(language !== undefined && { "accept-language": getLanguageTag(language) }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(isClientForwarded && {
      [clientHeader]: signClient(visitor, secret, getServerNow() / 1_000),
    }),
  }
}

/**
 * Parses the error response of a status outside 200–299, whichever server sent it. A body whose
 * class is none of ours gets the class and the message of its status, and retains a detail that is
 * known.
 */
export function parseErrorResponse(reply: {
  status: number
  json: unknown
  retryAfterSeconds: number | null
}): ErrorResponse {
  const { status, retryAfterSeconds } = reply
  const parsed = errorBodySchema.safeParse(reply.json)
  if (parsed.success) return { ...parsed.data, status, retryAfterSeconds }
  const foreign = resolveForeign(status, JSON.stringify(reply.json))
  const detail = foreignSchema.safeParse(reply.json).data?.detail
  const body = detail ? buildErrorBody(foreign.code, detail) : foreign
  return { ...body, status, retryAfterSeconds }
}

const foreignSchema = z.object({ detail: errorDetailSchema })

/** Maps partner sites' wording for an invalid token to the shop's error codes. */
function resolveForeign(status: number, text: string): ErrorBody {
  if (text.includes("TOKEN_EXPIRED")) return buildErrorBody("TOKEN_EXPIRED", again)
  if (/TOKEN_INVALID|Signature verification failed/.test(text)) {
    return buildErrorBody("TOKEN_INVALID", again)
  }
  if (status === 401) return buildErrorBody("UNAUTHENTICATED", again)
  if (status === 404) return buildErrorBody("NOT_FOUND", { code: "record_not_found" })
  return buildErrorBody("BAD_REQUEST", { code: "request_rejected" })
}

const again = { code: "login_required_again" } as const
