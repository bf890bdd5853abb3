import type { IncomingMessage, ServerResponse } from "node:http"
import { format } from "node:util"
import type { StorefrontEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { startMetricsServer } from "#lib/observability/metrics-server.ts"
import { isReportedError } from "#lib/observability/reported-errors.ts"
import { redactUrls } from "#lib/observability/span-redaction.ts"
import { startTracing } from "#lib/observability/start-tracing.ts"
import { vitalsLoader } from "../vitals-script.ts"
import { buildRequestObserver } from "./observe-request.ts"
import { openRouteNamer } from "./route-template.ts"

/** Next's prefix of an error of which it notifies the app as well (instrumentation.ts). */
const notifiedPrefix = "⨯"

export type Observability = {
  /** Wraps everything that serves a request. */
  observeRequest: ReturnType<typeof buildRequestObserver>
  /** Serves the Web Vitals route; null for every other path, which is known without waiting. */
  serveWebVitals: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | null
  /** HTML for the end of every public page. */
  pageEnd: string
}

/**
 * Opens observability as the environment variables configure it: traces if a collector is set,
 * metrics if they have a port. What is not configured is not loaded.
 */
export async function openObservability(
  env: StorefrontEnv,
  { isDev }: { isDev: boolean },
): Promise<Observability> {
  const { TRUSTED_PROXIES: trustedProxies, NEXT_DIST_DIR: distDir } = env
  if (!isDev) registerJsonConsole()
  await startTracing("storefront", env, { trusts: trustedProxies > 0 })
  const nameRoute = openRouteNamer(distDir)
  const metrics = env.METRICS_PORT === undefined ? null : await openMetrics(env, nameRoute)
  return {
    observeRequest: buildRequestObserver({
      trustedProxies,
      nameRoute,
      onResponse: metrics?.measureResponse ?? null,
    }),
    serveWebVitals: metrics?.serveWebVitals ?? (() => null),
    pageEnd: metrics ? vitalsLoader : "",
  }
}

async function openMetrics(env: StorefrontEnv, nameRoute: (address: string) => string) {
  const [{ openStorefrontMetrics }, { openWebVitalsRoute: openVisits }] = await Promise.all([
    import("./open-storefront-metrics.ts"),
    import("./web-vitals-route.ts"),
  ])
  const { registry, observeResponse: measureResponse, measureVital } = openStorefrontMetrics()
  startMetricsServer(registry, env, log)
  return { measureResponse, serveWebVitals: openVisits({ nameRoute, measureVital }) }
}

/** Redirects the console to the log: whatever Next and the packages print becomes a JSON line. */
export function registerJsonConsole(): void {
  console.error = (...values: unknown[]) => {
    if (!hasNotifiedPrefix(values) && !values.some(isReportedError)) printLog("error", values)
  }
  console.warn = (...values: unknown[]) => printLog("warn", values)
  console.log = (...values: unknown[]) => printLog("info", values)
  console.info = console.log
}

function hasNotifiedPrefix(values: readonly unknown[]): boolean {
  return typeof values[0] === "string" && values[0].includes(notifiedPrefix)
}

function printLog(level: "error" | "warn" | "info", values: readonly unknown[]): void {
  const error = values.find((value) => value instanceof Error)
  const text = redactUrls(format(...values.filter((value) => value !== error)).trim())
  log[level](error ? { err: error } : {}, text || "console: empty message")
}
