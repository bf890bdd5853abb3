import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { serveMetrics } from "#lib/contract/watch/serve-metrics.ts"

/** Tells the back end's figures where they have a port; nothing is loaded for it otherwise. */
export async function registerMetrics(
  app: FastifyInstance,
  { db, env }: Pick<Deps, "db"> & { env: BackendEnv },
): Promise<void> {
  if (env.METRICS_PORT === undefined) return
  const { openMetrics } = await import("./open-metrics.ts")
  const registry = openMetrics(app, { db })
  app.addHook("onListen", () => {
    const server = serveMetrics(registry, env, app.log)
    app.server.once("close", () => server.close())
  })
}
