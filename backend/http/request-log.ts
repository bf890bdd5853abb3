import type { FastifyInstance } from "fastify"

const quietPaths = ["/api/health", "/api/ready", "/assets/", "/v/"]

/** One log line per answer; those of pictures and health only at the level "debug". */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const isQuiet = quietPaths.some((path) => request.url.startsWith(path))
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log[isQuiet && reply.statusCode < 500 ? "debug" : "info"](line, "answered")
  })
}
