import type { FastifyReply } from "fastify"
import { buildErrorBody, type ErrorBody, type ErrorCode } from "#lib/contract/error.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"

/** An error response that the client can act on. */
export type ApiError = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 429 | 503
  body: ErrorBody
  retryAfterSeconds?: number
}

/**
 * Builds an error response as the contract defines it: the detail with its parameters and its
 * English message, and the same for each rejected field.
 */
export function buildApiError(
  status: ApiError["status"],
  code: ErrorCode,
  detail: ErrorDetail,
  fields?: Readonly<Record<string, ErrorDetail>>,
): ApiError {
  return { status, body: buildErrorBody(code, detail, fields) }
}

/** Builds the error response about one rejected field. */
export function buildFieldError(
  field: string,
  detail: ErrorDetail,
  status: 400 | 409 = 400,
): ApiError {
  const code = status === 400 ? "BAD_REQUEST" : "CONFLICT"
  return buildApiError(status, code, detail, { [field]: detail })
}

/**
 * Sends an error response with `no-store`. A server error (5xx) carries the request id, so that
 * support can find it in the logs.
 */
export function sendApiError(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(error.retryAfterSeconds))
  }
  return reply
    .code(error.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(error.status < 500 ? error.body : { ...error.body, request_id: reply.request.id })
}
