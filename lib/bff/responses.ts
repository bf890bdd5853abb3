import type { ApiError } from "#lib/api/api-error.ts"
import type { ErrorResponse } from "#lib/api/authenticated-client.ts"
import type { ErrorBody } from "#lib/contract/error.ts"
import type { MessageTranslator } from "#lib/i18n/api-errors.ts"

/** Error response of the BFF itself, sent without a request to the API. */
export type BffErrorResponse = ErrorBody & { status: number; headers?: Record<string, string> }

/** Headers of every response about one user: not cacheable, and not readable by other origins. */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  Vary: "Cookie",
}

/** Returns a JSON response with private headers; `text` is JSON already. */
export function sendJson(text: string, status = 200): Response {
  const headers = { ...privateHeaders, "Content-Type": "application/json; charset=utf-8" }
  return new Response(text, { status, headers })
}

/** Returns the JSON error response for an error of the BFF or of the API. */
export function sendErrorResponse(error: BffErrorResponse | ErrorResponse): Response {
  const { status, code, message, fields } = error
  const response = sendJson(JSON.stringify({ code, message, fields }), status)
  if ("headers" in error) {
    for (const [name, value] of Object.entries(error.headers ?? {})) {
      response.headers.set(name, value)
    }
  }
  if ("retryAfterSeconds" in error && error.retryAfterSeconds !== null) {
    response.headers.set("Retry-After", String(error.retryAfterSeconds))
  }
  return response
}

/**
 * Returns 503 with `Retry-After: 10` where the API is unavailable, or 502 where its response is
 * invalid. Its message is in English without `t`.
 */
export function sendUpstreamError(
  error: ApiError,
  t: MessageTranslator = (message) => message,
): Response {
  const isAway =
    error.kind === "network" || error.kind === "timeout" || /\b50[34]\b|429/.test(error.detail)
  if (!isAway) return sendErrorResponse({ status: 502, code: "INTERNAL", message: t(broken) })
  const headers = { "Retry-After": "10" }
  return sendErrorResponse({ status: 503, code: "UNAVAILABLE", message: t(away), headers })
}

const away = "We can’t do that right now. Please try again in a moment."
const broken = "Something went wrong on our side. Please try again in a moment."
