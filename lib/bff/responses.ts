import type { ApiError } from "#lib/api/api-error.ts"
import type { ErrorResponse } from "#lib/auth/authenticated-client.ts"
import { buildErrorBody, type ErrorBody, type ErrorCode } from "#lib/contract/error.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"

/** Error response of the BFF itself, sent without a request to the API. */
export type BffErrorResponse = ErrorBody & { status: number; headers?: Record<string, string> }

/** Builds an error response of the BFF itself, with its English message. */
export function buildBffError(
  status: number,
  code: ErrorCode,
  detail: ErrorDetail,
  headers: Record<string, string> = {},
): BffErrorResponse {
  return { ...buildErrorBody(code, detail), status, headers }
}

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
  const { status, code, message, detail, fields, field_details } = error
  const body = { code, message, detail: detail ?? undefined, fields, field_details }
  const response = sendJson(JSON.stringify(body), status)
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
 * Builds the error response to a call without a valid response: 503 with `Retry-After: 10` where the
 * API is unavailable, or 502 where its response is invalid.
 */
export function buildUpstreamError(error: ApiError): BffErrorResponse {
  const isAway =
    error.kind === "network" || error.kind === "timeout" || /\b50[34]\b|429/.test(error.detail)
  return isAway
    ? buildBffError(503, "UNAVAILABLE", { code: "try_again_soon" }, { "Retry-After": "10" })
    : buildBffError(502, "INTERNAL", { code: "server_error_retry" })
}
