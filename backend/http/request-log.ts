import type { FastifyInstance } from "fastify"
import { isSlow } from "#lib/contract/watch/is-slow.ts"

const quietPaths = ["/api/health", "/api/ready", "/assets/", "/v/"]

/**
 * One log line per answer. Answers as wished for, and those of pictures and health unless they
 * failed, only at the level "debug", unless they are slow: the owner's screen is for what needs attention.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const isSideline = quietPaths.some((path) => request.url.startsWith(path))
    const ms = Math.round(reply.elapsedTime)
    const isQuiet = reply.statusCode < (isSideline ? 500 : 400) && !isSlow(request.url, ms)
    const line = { req: request, status: reply.statusCode, ms }
    request.log[isQuiet ? "debug" : "info"](line, "answered")
  })
}
