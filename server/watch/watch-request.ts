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

/** What an answer came to: under which route, with which status, after how long. */
export type Answered = { route: string; method: string; status: number; seconds: number }

type Parts = {
  /** How many proxies stand before the shop: the id and the trace of theirs are believed. */
  trustedProxies: number
  nameRoute: RouteNamer
  onAnswer: ((answered: Answered) => void) | null
}

/**
 * Gives each request an id, which all that is logged of it and all calls made for it carry, and
 * notes what it came to: as a log line where it failed, as a trace and as figures where those are kept.
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
    // The trace goes on from here: the framework must not read it from the visitor's own header.
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

/** Swift answers as wished for only at the level "debug": the owner's screen is for what needs attention. */
function logAnswer(answered: Omit<Answered, "route"> & { address: string }): void {
  const { method, address, status, seconds } = answered
  const line = { method, path: buildLogPath(address), status, ms: Math.round(seconds * 1000) }
  const isFault = status >= 500 && getStandInStatus(line.path) !== status
  log[isFault || isSlow(line.path, line.ms) ? "info" : "debug"](line, "answered")
}
