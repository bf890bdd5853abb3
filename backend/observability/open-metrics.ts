import type { FastifyInstance } from "fastify"
import type { Registry } from "prom-client"
import type { Deps } from "#backend/deps.ts"
import { createProcessMetrics } from "#lib/observability/process-metrics.ts"
import { registerBusinessGauges } from "./business-metrics.ts"
import { getRoutePattern } from "./request-context.ts"

/** Creates the back end's Prometheus registry with process, request and business metrics. */
export function openMetrics(app: FastifyInstance, deps: Pick<Deps, "db">): Registry {
  const { registry, observeResponse } = createProcessMetrics({
    name: "curlew_backend_request_duration_seconds",
    help: "Response time of the back end by route and status.",
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  })
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode: status, elapsedTime: ms } = reply
    observeResponse({ route: getRoutePattern(request), status, seconds: ms / 1000 })
  })
  registerBusinessGauges(registry, deps.db, app.log)
  return registry
}
