import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { type ApiError, buildApiError, sendApiError } from "./api-error.ts"

const messages: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "The body is not JSON.",
  FST_ERR_CTP_EMPTY_JSON_BODY: "The body is empty.",
  FST_ERR_CTP_BODY_TOO_LARGE: "The body is too large.",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "This kind of body is not taken here.",
  FST_ERR_BAD_URL: "The address is not well formed.",
  FST_ERR_MAX_PARAM_LENGTH: "A part of the address is too long.",
}

/** Codes of a full or read-only disk, of an unreachable database and of conflicting writes. */
const transientErrorCodes = new Set([
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
])
const transientDatabaseCode = /^(08|40|53|55|57)/
const passingDatabaseMessage =
  /^(Connection terminated|timeout (expired|exceeded)|Query read timeout|Client has encountered a connection error)/

const validationSchema = z.array(
  z.object({ instancePath: z.string(), message: z.string().default("is not valid") }),
)

/** Sends the API error for what a handler threw, without internal details; logs server errors. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const apiError = resolveError(error)
  if (apiError !== null && apiError.status < 500) return sendApiError(reply, apiError)
  request.log.error({ err: error }, apiError?.body.message ?? "http: request failed")
  if (apiError !== null) return sendApiError(reply, apiError)
  return reply
    .code(500)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send({
      code: "INTERNAL",
      message: "Something went wrong on our side.",
      request_id: request.id,
    })
}

/** Returns the API error for a thrown error; null for an error of our own code. */
export function resolveError(error: FastifyError): ApiError | null {
  const validation = validationSchema.safeParse(error.validation)
  if (validation.success) return buildFieldError(validation.data)
  if (isPassing(error)) {
    const apiError = buildApiError(
      503,
      "UNAVAILABLE",
      "The shop can’t do this right now. Try again soon.",
    )
    return { ...apiError, retryAfterSeconds: 5 }
  }
  const message = messages[error.code] ?? "The request is not well formed."
  if (error.statusCode === 413) return buildApiError(413, "TOO_LARGE", message)
  if (error.statusCode === 415) return buildApiError(415, "BAD_REQUEST", message)
  if (error.statusCode === 404) return buildApiError(404, "NOT_FOUND", "There is nothing here.")
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? buildApiError(400, "BAD_REQUEST", message) : null
}

function isPassing(error: FastifyError): boolean {
  return (
    transientErrorCodes.has(error.code) ||
    transientDatabaseCode.test(error.code ?? "") ||
    passingDatabaseMessage.test(error.message)
  )
}

function buildFieldError(issues: z.infer<typeof validationSchema>): ApiError {
  const fields = Object.fromEntries(
    issues.map((issue) => [issue.instancePath.slice(1).replaceAll("/", "."), issue.message]),
  )
  const message = issues.map((issue) => issue.message).join(" ")
  return buildApiError(400, "BAD_REQUEST", message, fields)
}
