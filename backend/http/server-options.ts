import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { type FastifyRequest, type FastifyServerOptions, LogController } from "fastify"
import type { BackendEnv } from "#backend/env.ts"
import { buildLogPath } from "#lib/contract/log-path.ts"
import { handleError } from "./error-handler.ts"

const bodyLimitBytes = 1_000_000
const requestIdPattern = /^[\w-]{8,64}$/

/** How the server listens and logs: JSON with the request's id, paths without queries, no tokens. */
export function buildServerOptions(env: Pick<BackendEnv, "LOG_LEVEL">) {
  return {
    logger: {
      level: env.LOG_LEVEL,
      redact: {
        paths: ["req.headers.authorization", "req.headers.cookie", "*.authorization", "*.token"],
        remove: true,
      },
      serializers: { req: describeRequest },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    genReqId: resolveRequestId,
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

function resolveRequestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"]
  return typeof given === "string" && requestIdPattern.test(given) ? given : randomUUID()
}
