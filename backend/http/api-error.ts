import type { FastifyReply } from "fastify"
import type { ErrorBody, ErrorCode } from "#lib/contract/error.ts"

/** An error response that the client can act on. */
export type ApiError = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 429 | 503
  body: ErrorBody
  retryAfterSeconds?: number
}

/**
 * Builds an error response as the contract defines it; `fields` has a message per rejected field.
 */
export function buildApiError(
  status: ApiError["status"],
  code: ErrorCode,
  message: string,
  fields?: Record<string, string>,
): ApiError {
  return { status, body: fields === undefined ? { code, message } : { code, message, fields } }
}

/** True if a result is an error response. */
export function isApiError(result: object | ApiError): result is ApiError {
  return "status" in result && "body" in result
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
