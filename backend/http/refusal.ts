import type { FastifyReply } from "fastify"
import type { ErrorBody, ErrorCode } from "#lib/contract/error.ts"

/** An error response that the client can act on. */
export type Refusal = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 429 | 503
  body: ErrorBody
  retryAfterSeconds?: number
}

/**
 * Builds an error response as the contract defines it; `fields` has a message per rejected field.
 */
export function buildRefusal(
  status: Refusal["status"],
  code: ErrorCode,
  message: string,
  fields?: Record<string, string>,
): Refusal {
  return { status, body: fields === undefined ? { code, message } : { code, message, fields } }
}

/** True if a result is an error response. */
export function isRefusal(answer: object | Refusal): answer is Refusal {
  return "status" in answer && "body" in answer
}

/**
 * Sends an error response with `no-store`. A server error (5xx) carries the request id, so that
 * support can find it in the logs.
 */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(refusal.retryAfterSeconds))
  }
  return reply
    .code(refusal.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(refusal.status < 500 ? refusal.body : { ...refusal.body, request_id: reply.request.id })
}
