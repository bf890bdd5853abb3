import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { buildErrorBody } from "#lib/contract/error.ts"
import {
  type ErrorDetail,
  formatErrorDetail,
  parseIssueMessage,
} from "#lib/contract/error-detail.ts"
import { type ApiError, buildApiError, sendApiError } from "./api-error.ts"
import { buildInputError } from "./request-body.ts"

const details: Readonly<Record<string, ErrorDetail>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: "body_not_json" },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: "body_empty" },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "body_too_large" },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "body_type_unsupported" },
  FST_ERR_BAD_URL: { code: "url_malformed" },
  FST_ERR_MAX_PARAM_LENGTH: { code: "url_part_too_long" },
}

/** Body of a response to an error of our own code. */
export const serverErrorBody = buildErrorBody("INTERNAL", { code: "server_error" })

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
    .send({ ...serverErrorBody, request_id: request.id })
}

/** Returns the API error for a thrown error; null for an error of our own code. */
export function resolveError(error: FastifyError): ApiError | null {
  const validation = validationSchema.safeParse(error.validation)
  if (validation.success) return buildValidationError(validation.data)
  if (isPassing(error)) {
    const apiError = buildApiError(503, "UNAVAILABLE", { code: "shop_unavailable" })
    return { ...apiError, retryAfterSeconds: 5 }
  }
  const detail = details[error.code] ?? { code: "request_malformed" }
  if (error.statusCode === 413) return buildApiError(413, "TOO_LARGE", detail)
  if (error.statusCode === 415) return buildApiError(415, "BAD_REQUEST", detail)
  if (error.statusCode === 404) return buildApiError(404, "NOT_FOUND", { code: "route_not_found" })
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? buildApiError(400, "BAD_REQUEST", detail) : null
}

function isPassing(error: FastifyError): boolean {
  return (
    transientErrorCodes.has(error.code) ||
    transientDatabaseCode.test(error.code ?? "") ||
    passingDatabaseMessage.test(error.message)
  )
}

function buildValidationError(issues: z.infer<typeof validationSchema>): ApiError {
  const fields = Object.fromEntries(
    issues.map((issue) => [
      issue.instancePath.slice(1).replaceAll("/", "."),
      parseIssueMessage(issue.message),
    ]),
  )
  const messages = issues.map((issue) => formatErrorDetail(parseIssueMessage(issue.message)))
  return buildInputError(fields, messages.join(" "))
}

type KnownRoute = { method: string; url: string; params: unknown }

/**
 * Handles unknown paths (404) and methods that a path does not support (405, with Allow). A path
 * whose parameters the route's schema rejects is unknown: `create` is no `:id`.
 */
export function registerUnknownRoute(app: FastifyInstance): void {
  const routes: KnownRoute[] = []
  app.addHook("onRoute", ({ method: methods, url, schema }) => {
    for (const method of [methods].flat()) routes.push({ method, url, params: schema?.params })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? ""
    const allowed = routes.filter((route) => isRouteOf(path, route)).map(({ method }) => method)
    if (allowed.length === 0 || allowed.includes(request.method)) {
      return sendApiError(reply, buildApiError(404, "NOT_FOUND", { code: "route_not_found" }))
    }
    reply.header("allow", [...new Set(allowed)].sort().join(", "))
    const { method } = request
    const apiError = buildApiError(405, "BAD_REQUEST", {
      code: "method_not_allowed",
      params: { method },
    })
    return sendApiError(reply, apiError)
  })
}

function isRouteOf(path: string, { url, params }: KnownRoute): boolean {
  const given = path.split("/")
  const wanted = url.split("/")
  if (given.length !== wanted.length) return false
  if (!wanted.every((part, at) => part.startsWith(":") || part === given[at])) return false
  if (!(params instanceof z.ZodType)) return true
  const named = wanted.flatMap((part, at) =>
    part.startsWith(":") ? [[part.slice(1), given[at]]] : [],
  )
  return params.safeParse(Object.fromEntries(named)).success
}
