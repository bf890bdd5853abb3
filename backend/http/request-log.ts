import type { FastifyInstance } from "fastify"
import { isSlow } from "#lib/observability/slow-requests.ts"

const debugPaths = ["/api/health", "/api/ready", "/assets/", "/v/"]

/**
 * Logs one line per response. Successful responses, and those for images and health checks unless
 * they failed with 5xx, have the level "debug" unless they are slow: the console shows what needs
 * attention.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const isSideline = debugPaths.some((path) => request.url.startsWith(path))
    const ms = Math.round(reply.elapsedTime)
    const isDebug = reply.statusCode < (isSideline ? 500 : 400) && !isSlow(request.url, ms)
    const line = { req: request, status: reply.statusCode, ms }
    request.log[isDebug ? "debug" : "info"](line, "http: request completed")
  })
}
