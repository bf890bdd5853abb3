import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { startMetricsServer } from "#lib/observability/metrics-server.ts"

/** Serves Prometheus metrics on METRICS_PORT. Loads no metrics code if the port is not set. */
export async function registerMetrics(
  app: FastifyInstance,
  { db, env }: Pick<Deps, "db"> & { env: BackendEnv },
): Promise<void> {
  if (env.METRICS_PORT === undefined) return
  const { openMetrics } = await import("./open-metrics.ts")
  const registry = openMetrics(app, { db })
  app.addHook("onListen", () => {
    const server = startMetricsServer(registry, env, app.log)
    app.server.once("close", () => server.close())
  })
}
