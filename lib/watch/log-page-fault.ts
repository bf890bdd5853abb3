import type { Instrumentation } from "next"
import { buildLogPath } from "#lib/contract/log-path.ts"
import { log } from "#lib/log.ts"
import { markTold } from "./told-faults.ts"

type Facts = Parameters<Instrumentation.onRequestError>

/** Logs what kept a page, an action or a call from being answered, by its route. */
export function logPageFault(error: Facts[0], request: Facts[1], context: Facts[2]): void {
  const { routePath: route, routeType: kind, revalidateReason: renewal } = context
  const place = { route, kind, path: buildLogPath(request.path), ...(renewal && { renewal }) }
  markTold(error)
  log.error({ err: error, ...place }, "a page could not be made")
}
