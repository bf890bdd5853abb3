import type { IncomingMessage, ServerResponse } from "node:http"
import { log } from "#lib/log.ts"
import { buildLogPath } from "#lib/observability/log-redaction.ts"
import {
  requestIdHeader,
  resolveRequestId,
  withRequestId,
} from "#lib/observability/request-context.ts"
import { isSlow } from "#lib/observability/slow-requests.ts"
import { getTracing, type Served } from "#lib/observability/tracing.ts"
import { getErrorPageStatus } from "../middleware/error-pages.ts"
import type { RouteNamer } from "./route-template.ts"

/** A served request: its route, its status and its duration. */
export type ServedRequest = { route: string; method: string; status: number; seconds: number }

type Deps = {
  /** Number of proxies in front of the shop: their request id and trace are trusted. */
  trustedProxies: number
  nameRoute: RouteNamer
  onResponse: ((servedRequest: ServedRequest) => void) | null
}

/**
 * Builds a wrapper that gives each request an id, for its log lines and its API calls, and records
 * its response: as a log line if it failed, as a trace and as metrics if those are enabled.
 */
export function buildRequestObserver({ trustedProxies, nameRoute, onResponse }: Deps) {
  return function observeRequest(
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
    const originalHeaders = { ...headers }
    // The trace continues from here: Next must not read it from the client's own header.
    for (const name of ["traceparent", "tracestate", "baggage"]) delete headers[name]
    const run = (served: Served | null) => {
      response.once("close", () => {
        const seconds = (performance.now() - startedAt) / 1000
        const status = response.writableFinished ? response.statusCode : 499
        withRequestId(id, () => logResponse({ method, address, status, seconds }))
        if (!onResponse && !served) return
        const route = nameRoute(address)
        onResponse?.({ route, method, status, seconds })
        served?.end(`${method} ${route}`, {
          "http.request.method": method,
          "http.route": route,
          "curlew.request_id": id,
          status,
        })
      })
      serve()
    }
    withRequestId(id, () => (tracing ? tracing.serve(originalHeaders, run) : run(null)))
  }
}

/**
 * Logs fast, successful responses at the level "debug" only: the operator's screen is for what
 * needs attention.
 */
function logResponse(servedRequest: Omit<ServedRequest, "route"> & { address: string }): void {
  const { method, address, status, seconds } = servedRequest
  const line = { method, path: buildLogPath(address), status, ms: Math.round(seconds * 1000) }
  const isServerError = status >= 500 && getErrorPageStatus(line.path) !== status
  log[isServerError || isSlow(line.path, line.ms) ? "info" : "debug"](
    line,
    "http: request completed",
  )
}
