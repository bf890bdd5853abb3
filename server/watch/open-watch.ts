import type { IncomingMessage, ServerResponse } from "node:http"
import { serveMetrics } from "#lib/contract/watch/serve-metrics.ts"
import { startTracing } from "#lib/contract/watch/start-tracing.ts"
import type { StorefrontEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { openRouteNamer } from "./route-template.ts"
import { speakJson } from "./speak-json.ts"
import { visitLoader } from "./visit-script.ts"
import { buildRequestWatch } from "./watch-request.ts"

export type Watch = {
  /** Wraps everything that serves a request. */
  watchRequest: ReturnType<typeof buildRequestWatch>
  /** Serves the Web Vitals route; null for every other path, which is known without waiting. */
  serveVisits: (request: IncomingMessage, response: ServerResponse) => Promise<void> | null
  /** HTML for the end of every public page. */
  pageEnd: string
}

/**
 * Opens observability as the environment variables configure it: traces if a collector is set,
 * metrics if they have a port. What is not configured is not loaded.
 */
export async function openWatch(env: StorefrontEnv, { isDev }: { isDev: boolean }): Promise<Watch> {
  const { TRUSTED_PROXIES: trustedProxies, NEXT_DIST_DIR: distDir } = env
  if (!isDev) speakJson()
  await startTracing("storefront", env, { trusts: trustedProxies > 0 })
  const nameRoute = openRouteNamer(distDir)
  const figures = env.METRICS_PORT === undefined ? null : await openFigures(env, nameRoute)
  return {
    watchRequest: buildRequestWatch({
      ...{ trustedProxies, nameRoute, onAnswer: figures?.noteAnswer ?? null },
    }),
    serveVisits: figures?.serveVisits ?? (() => null),
    pageEnd: figures ? visitLoader : "",
  }
}

async function openFigures(env: StorefrontEnv, nameRoute: (address: string) => string) {
  const [{ openStorefrontMetrics }, { openVisits }] = await Promise.all([
    import("./open-storefront-metrics.ts"),
    import("./take-visits.ts"),
  ])
  const { registry, noteAnswer, noteVital } = openStorefrontMetrics()
  serveMetrics(registry, env, log)
  return { noteAnswer, serveVisits: openVisits({ nameRoute, noteVital }) }
}
