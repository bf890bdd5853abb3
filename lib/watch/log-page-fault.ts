import type { Instrumentation } from "next"
import { buildLogPath } from "#lib/contract/log-path.ts"
import { log } from "#lib/log.ts"
import { markTold } from "./told-faults.ts"

type Facts = Parameters<Instrumentation.onRequestError>

/** How Next's request parser refuses a body that is no form; its sender gets 400. */
const malformedBody = "Failed to parse body as FormData"

/**
 * Logs what kept a page, an action or a call from being answered, by its route. A malformed body is its
 * sender's fault, and of interest only while debugging.
 */
export function logPageFault(error: Facts[0], request: Facts[1], context: Facts[2]): void {
  const { routePath: route, routeType: kind, revalidateReason: renewal } = context
  const place = { route, kind, path: buildLogPath(request.path), ...(renewal && { renewal }) }
  markTold(error)
  const level = String(error).includes(malformedBody) ? "debug" : "error"
  log[level]({ err: error, ...place }, "a page could not be made")
}
