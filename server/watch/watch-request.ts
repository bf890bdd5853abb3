import type { IncomingMessage, ServerResponse } from "node:http"
import { buildLogPath } from "#lib/contract/log-path.ts"
import { isSlow } from "#lib/contract/watch/is-slow.ts"
import {
  requestIdHeader,
  resolveRequestId,
  withRequestId,
} from "#lib/contract/watch/request-scope.ts"
import { getTracing, type Served } from "#lib/contract/watch/tracing.ts"
import { log } from "#lib/log.ts"
import { getStandInStatus } from "../stand-in-pages.ts"
import type { RouteNamer } from "./route-template.ts"

/** A served request: its route, its status and its duration. */
export type Answered = { route: string; method: string; status: number; seconds: number }

type Parts = {
  /** Number of proxies in front of the shop: their request id and trace are trusted. */
  trustedProxies: number
  nameRoute: RouteNamer
  onAnswer: ((answered: Answered) => void) | null
}

/**
 * Builds a wrapper that gives each request an id, for its log lines and its API calls, and records
 * its response: as a log line if it failed, as a trace and as metrics if those are enabled.
 */
export function buildRequestWatch({ trustedProxies, nameRoute, onAnswer }: Parts) {
  return function watchRequest(
    request: IncomingMessage,
    response: ServerResponse,
    serve: () => void,
  ): void {
    const { headers, method = "GET", url: address = "/" } = request
    const isTrusted = trustedProxies > 0
    const id = resolveRequestId(isTrusted ? headers[requestIdHeader] : undefined)
    headers[requestIdHeader] = id
    response.setHeader("X-Request-Id", id)
    const startedAt = performance.now()
    const tracing = getTracing()
    const given = { ...headers }
    // The trace continues from here: Next must not read it from the client's own header.
    for (const name of ["traceparent", "tracestate", "baggage"]) delete headers[name]
    const run = (served: Served | null) => {
      response.once("close", () => {
        const seconds = (performance.now() - startedAt) / 1000
        const status = response.writableFinished ? response.statusCode : 499
        withRequestId(id, () => logAnswer({ method, address, status, seconds }))
        if (!onAnswer && !served) return
        const route = nameRoute(address)
        onAnswer?.({ route, method, status, seconds })
        served?.end(`${method} ${route}`, {
          ...{ "http.request.method": method, "http.route": route },
          ...{ "curlew.request_id": id, status },
        })
      })
      serve()
    }
    withRequestId(id, () => (tracing ? tracing.serve(given, run) : run(null)))
  }
}

/**
 * Logs fast, successful responses at the level "debug" only: the operator's screen is for what
 * needs attention.
 */
function logAnswer(answered: Omit<Answered, "route"> & { address: string }): void {
  const { method, address, status, seconds } = answered
  const line = { method, path: buildLogPath(address), status, ms: Math.round(seconds * 1000) }
  const isFault = status >= 500 && getStandInStatus(line.path) !== status
  log[isFault || isSlow(line.path, line.ms) ? "info" : "debug"](line, "answered")
}
