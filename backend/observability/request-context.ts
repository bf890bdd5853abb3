import { AsyncLocalStorage } from "node:async_hooks"
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify"
import { getRequestLogFields, withRequestId } from "#lib/observability/request-context.ts"
import { getTracing, type Served } from "#lib/observability/tracing.ts"

type RequestContext = { resume: (next: () => void) => void; served: Served | null }

/**
 * Registers the request context: all work for a request has its id, which the storefront may
 * provide, and continues its trace.
 */
export function registerRequestContext(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>()
  app.addHook("onRequest", (request, _reply, done) => {
    const start = (served: Served | null) => {
      contexts.set(request, { resume: AsyncLocalStorage.snapshot(), served })
      done()
    }
    const tracing = getTracing()
    withRequestId(request.id, () => (tracing ? tracing.serve(request.headers, start) : start(null)))
  })
  // Body parsing runs in socket events, outside the request's async context: restore it.
  app.addHook("preValidation", (request, _reply, done) => {
    const context = contexts.get(request)
    if (context) context.resume(done)
    else done()
  })
  app.addHook("onResponse", async (request, reply) => {
    const route = getRoutePattern(request)
    contexts.get(request)?.served?.end(`${request.method} ${route}`, {
      "http.request.method": request.method,
      "http.route": route,
      "curlew.request_id": request.id,
      status: reply.statusCode,
    })
  })
}

/** Returns the route pattern with its parameter names, or "other" if no route matched. */
export function getRoutePattern({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? "other"
}

/** Child loggers of single requests. Their lines already contain the request id. */
const ofRequests = new WeakSet<object>()

/** Builds the child logger of a request. */
export function buildRequestLogger(
  logger: FastifyBaseLogger,
  ...rest: Parameters<FastifyBaseLogger["child"]>
): FastifyBaseLogger {
  const child = logger.child(...rest)
  ofRequests.add(child)
  return child
}

/** Returns the request id and trace ids for log lines of services (a pino mixin). */
export function getLogMixin(_facts: object, _level: number, logger: object): object {
  const { request_id, ...trace } = getRequestLogFields()
  return ofRequests.has(logger) ? trace : { ...(request_id && { request_id }), ...trace }
}
