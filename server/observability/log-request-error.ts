import type { Instrumentation } from "next"
import { log } from "#lib/log.ts"
import { buildLogPath } from "#lib/observability/log-redaction.ts"
import { registerReportedError } from "#lib/observability/reported-errors.ts"

type Facts = Parameters<Instrumentation.onRequestError>

/** Error text of Next's request parser for a body that is not a form; its client gets 400. */
const malformedBody = "Failed to parse body as FormData"

/**
 * Logs the error of a page, an action or a route handler, by its route. A malformed body is its
 * client's error, and is only of interest for debugging.
 */
export function logRequestError(error: Facts[0], request: Facts[1], context: Facts[2]): void {
  const { routePath: route, routeType: kind, revalidateReason: renewal } = context
  const place = { route, kind, path: buildLogPath(request.path), ...(renewal && { renewal }) }
  registerReportedError(error)
  const level = String(error).includes(malformedBody) ? "debug" : "error"
  log[level]({ err: error, ...place }, "request: unhandled error")
}
