import { createServer, type Server } from "node:http"

export type MetricsEnv = { METRICS_PORT?: number | undefined; METRICS_HOST: string }

/** A metrics registry as Prometheus scrapes it; `metrics` returns the text. */
export type Readable = { metrics: () => Promise<string>; contentType: string }

type Log = { error: (facts: object, message: string) => void; info: Log["error"] }

/**
 * Starts a server for `/metrics` on its own port, which the public cannot reach. If the port is not
 * available, it logs the error and the shop continues without metrics. Does not prevent the process
 * from exiting.
 */
export function startMetricsServer(
  registry: Readable,
  { METRICS_PORT: port, METRICS_HOST: host }: MetricsEnv,
  log: Log,
): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { "Content-Type": registry.contentType }).end(text)
    } catch (error) {
      log.error({ err: error }, "metrics: collection failed")
      response.writeHead(500).end()
    }
  })
  server.requestTimeout = 10_000
  server.on("error", (error) => log.error({ err: error, port }, "metrics: cannot listen"))
  server.listen(port, host, () => log.info({ port, host }, "metrics: listening at /metrics"))
  return server.unref()
}
