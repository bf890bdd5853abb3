import type { IncomingMessage } from "node:http"
import { type FastifyRequest, type FastifyServerOptions, LogController } from "fastify"
import type { BackendEnv } from "#backend/env.ts"
import { buildRequestLogger, getLogMixin } from "#backend/observability/request-loggers.ts"
import { redactedLogOptions } from "#lib/observability/log-redaction.ts"
import { buildLogPath } from "#lib/observability/redact-url.ts"
import { requestIdHeader, resolveRequestId } from "#lib/observability/request-context.ts"
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
