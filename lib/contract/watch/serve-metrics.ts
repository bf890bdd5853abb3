import { createServer, type Server } from "node:http"

export type MetricsEnv = { METRICS_PORT?: number | undefined; METRICS_HOST: string }

/** What Prometheus reads; `metrics` gives it as text. */
export type Readable = { metrics: () => Promise<string>; contentType: string }

type Log = { error: (facts: object, sentence: string) => void; info: Log["error"] }

/**
 * Answers `/metrics` on a port of its own, which visitors cannot reach. A port that cannot be had
 * is logged, and the shop goes on unwatched. Holds no process open.
 */
export function serveMetrics(
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
      log.error({ err: error }, "metrics could not be told")
      response.writeHead(500).end()
    }
  })
  server.requestTimeout = 10_000
  server.on("error", (error) => log.error({ err: error, port }, "metrics cannot be told here"))
  server.listen(port, host, () => log.info({ port, host }, "metrics told at /metrics"))
  return server.unref()
}
