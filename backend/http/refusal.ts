import type { FastifyReply } from "fastify"
import type { ErrorBody, ErrorCode } from "#lib/contract/error.ts"

/** A request that is turned down for a reason the caller can act on. */
export type Refusal = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 429 | 503
  body: ErrorBody
  retryAfterSeconds?: number
}

/** A refusal in the words of the contract; `fields` names each refused field with a sentence. */
export function buildRefusal(
  status: Refusal["status"],
  code: ErrorCode,
  message: string,
  fields?: Record<string, string>,
): Refusal {
  return { status, body: fields === undefined ? { code, message } : { code, message, fields } }
}

/** Whether what a call came to is a refusal rather than its answer. */
export function isRefusal(answer: object | Refusal): answer is Refusal {
  return "status" in answer && "body" in answer
}

/**
 * Answers the request with a refusal; a refusal is never cached. One for a fault names the request, so
 * that whoever reports it can be helped.
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
