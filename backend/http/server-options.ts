import type { IncomingMessage } from "node:http"
import {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify"
import type { BackendEnv } from "#backend/env.ts"
import { buildRequestLogger, getLogMixin } from "#backend/observability/request-context.ts"
import { buildLogPath, redactedLogOptions } from "#lib/observability/log-redaction.ts"
import { requestIdHeader, resolveRequestId } from "#lib/observability/request-context.ts"
import { isSlow } from "#lib/observability/slow-requests.ts"
import { timeHeader } from "#lib/runtime/server-clock.ts"
import { handleError } from "./error-handler.ts"

const bodyLimitBytes = 1_000_000

/**
 * Returns Fastify's options: JSON logs with the request id, paths without queries, and redacted
 * tokens.
 */
export function buildServerOptions(env: Pick<BackendEnv, "LOG_LEVEL">) {
  return {
    logger: {
      level: env.LOG_LEVEL,
      redact: {
        paths: ["req.headers.authorization", "req.headers.cookie", "*.authorization", "*.token"],
        remove: true,
      },
      serializers: { ...redactedLogOptions.serializers, req: describeRequest },
      hooks: redactedLogOptions.hooks,
      mixin: getLogMixin,
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request_id",
    }),
    childLoggerFactory: buildRequestLogger,
    bodyLimit: bodyLimitBytes,
    genReqId: (request: IncomingMessage) => resolveRequestId(request.headers[requestIdHeader]),
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    forceCloseConnections: "idle",
    return503OnClosing: true,
    frameworkErrors: handleError,
  } as const satisfies FastifyServerOptions
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: buildLogPath(request.url) }
}

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

const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000",
}

/**
 * Adds the request id and the security headers (no sniffing, no framing, no referrer, HSTS) to
 * every response.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...securityHeaders, "x-request-id": request.id })
  })
}

/** Adds the server clock's time to every API and GraphQL response. */
export function registerTime(app: FastifyInstance, now: () => Date): void {
  app.addHook("onSend", async (request, reply) => {
    if (/^\/(api\/|graphql)/.test(request.url)) reply.header(timeHeader, String(now().getTime()))
  })
}
